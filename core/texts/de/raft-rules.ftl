# /rules für Das Floß der Medusa: mit eigenen Worten, genug zum Spielen.

raft-rules = <b>Das Floß der Medusa</b>
    Ihr treibt, bis ein Schiff euch findet. Du beginnst mit 8 Gesundheit, ohne Essen und ohne Waffe; mehr als 10 Gesundheit gibt es nicht, und bei 0 stirbst du. Gesundheit, Essen, Waffen und Leichen sieht jeder.

    <b>Jeden Tag</b> wird eine Karte aufgedeckt. Der Joker ist das rettende Schiff, jede andere nur ein weiterer Tag.

    <b>Handeln.</b> Jeder schreibt geheim eine Handlung, alle werden zusammen aufgedeckt und in dieser Reihenfolge ausgeführt:
    ⚔️ <b>Angreifen</b>. Jeder im Kampf zieht eine Karte und mit Waffe noch eine; Gesundheit plus Karten ist die Stärke. Die schwächere Seite stirbt, bei Gleichstand sterben alle darin. Greifen zwei oder mehr denselben an, zählen ihre Stärken zusammen, und solche Kämpfe kommen zuerst. Gezogen wird nur einmal, für alle Kämpfe des Tages.
    🔨 <b>Waffe bauen</b>: nenne eine Farbe (rot oder schwarz). Hat die Karte sie, hast du eine Waffe.
    🐟 <b>Suchen</b>: nenne ein Zeichen. Ist die Karte nicht höher als deine Gesundheit und von der richtigen Farbe, findest du eine Ration Essen; stimmt auch das Zeichen, kommt 1 Gesundheit dazu.
    🙏 <b>Fasten und beten</b>: nenne ein Zeichen. Hat die Karte es, fällt dir eine Ration in den Schoß.
    Ass ist 1, Bube 11, Dame 12, König 13. Wer nichts schreibt, tut nichts.

    <b>Hunger.</b> Schenkt, tauscht, esst. Einmal am Tag darfst du von einer Leiche essen, die schon zu Beginn dieser Stunde da lag: das gibt sofort eine Ration. Gib am Ende eine Ration ab, und du behältst deine Gesundheit; sonst verlierst du 1. Hast du eine, wird sie abgegeben, außer du sagst, dass du fastest. Dann wird für jeden, der von einer Leiche aß, eine Karte gezogen: ist eine schwarz, ist die Leiche <b>verzehrt</b>, und man wird sie finden.

    <b>Rettung.</b> Liegt keine verzehrte Leiche an Bord, gewinnen alle Lebenden. Sonst beschuldigt jeder Überlebende geheim jemanden: einen anderen Überlebenden oder, solange eine unverzehrte Leiche da liegt, einen dieser Toten; sich selbst kann man nicht nennen, aber wer schweigt, hat sich selbst beschuldigt. Jeder genannte Überlebende kommt vor Gericht: nenn eine Farbe, dann wird eine Karte gezogen. Richtig: frei. Falsch: gehängt. Wer noch lebt, gewinnt.

    Von mir hört niemand deine Geheimnisse, und jede Karte lässt sich nach der Reise nachprüfen.
