# Tische, die vor den Eignern des Schiffs verborgen sind: in Chats und am Pult.

command-blind = Gastgeber: den Tisch vor den Eignern verbergen
table-blind = 🕶 <b>{ $table }</b> ist vor den Eignern dieses Schiffs verborgen: bis zum Ende sehen nur seine eigenen Moderatoren, was geheim ist.
blind-ask = <b>{ $table }</b> vor den Eignern dieses Schiffs verbergen? Bis zum Ende sehen nur seine eigenen Moderatoren, was geheim ist; Eigner, die ihn moderieren, tun es dann nicht mehr. Alle an Bord hören davon, und es lässt sich nicht zurücknehmen.
button-blind = 🕶 Vor den Eignern verbergen
who-reads = { $blind ->
    [yes] Nur die Moderatoren dieses Tisches können lesen, wer was schrieb; die Eigner dieses Schiffs nicht, bis zum Ende.
   *[no] Wer diesen Tisch moderiert oder wem dieses Schiff gehört, kann lesen, wer was schrieb.
}
lobby-blind = { $blind ->
    [no] {""}
   *[yes] {" "}🕶 Vor den Eignern dieses Schiffs verborgen: nur die Moderatoren dieses Tisches können hineinsehen, bis zum Ende.
}
refused-blind = Dieser Tisch ist bis zum Ende vor den Eignern des Schiffs verborgen: keiner von ihnen kann ihn moderieren. Nenn jemand anderen.
refused-blind_alone = Dieser Tisch ist vor den Eignern des Schiffs verborgen, und noch moderiert ihn sonst niemand: ein Eigner ernennt am Pult einen Moderator, dann kann es losgehen.
refused-blind_looked = Ein Eigner des Schiffs hat schon in diesen Tisch gesehen: eröffne einen neuen und verbirg ihn gleich.
refused-blind_late = Nur vor dem Beginn lässt sich ein Tisch vor den Eignern des Schiffs verbergen: schick /blind in der nächsten Lobby.

panel-error-blind = Dieser Tisch ist bis zum Ende vor den Eignern des Schiffs verborgen. Du siehst ihn in der Liste und ernennst, wer ihn moderiert; alles andere ist Sache seiner Moderatoren.
panel-blind = vor Eignern verborgen
panel-blind-to-you = Bis zum Ende vor dir verborgen.
panel-blind-appoint = Er braucht einen Moderator, der kein Eigner ist: ernenne einen.
panel-blind-what = Bis zum Ende sieht kein Eigner des Schiffs, was hier geheim ist: keinen Verlauf, keine Räume, keine Befehle, keine Nachrichten. Das lässt sich nicht zurücknehmen.
panel-blind-open = Bis zum Ende vor den Eignern des Schiffs verborgen
panel-blind-open-what = Ein Eigner, der ihn eröffnet, ist sein Gastgeber und ernennt jemand anderen zum Moderator, ehe es losgehen kann.
panel-blind-hidden = bis zum Ende verborgen
panel-deed-blind = Vor den Eignern verbergen
panel-sure-blind = Bis zum Ende sieht kein Eigner des Schiffs, was an diesem Tisch geheim ist; Eigner, die hier ernannt waren, sind es nicht mehr. Wer an Bord ist, erfährt es. Das lässt sich nicht zurücknehmen.
