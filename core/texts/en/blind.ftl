# Tables that are blind to the owners of the ship: said in chats and on the panel.

command-blind = Host: make the table blind to the ship’s owners
table-blind = 🕶 <b>{ $table }</b> is blind to the owners of this ship: until the end only its own moderators see what is secret.
blind-ask = Make <b>{ $table }</b> blind to the owners of this ship? Until the end only its own moderators see what is secret; owners who moderate it do so no longer. Everybody aboard is told, and it cannot be undone.
button-blind = 🕶 Make it blind
who-reads = { $blind ->
    [yes] Only the moderators of this table can read who wrote what; the owners of this ship cannot, until the end.
   *[no] Whoever moderates this table, or owns this ship, can read who wrote what.
}
lobby-blind = { $blind ->
    [no] {""}
   *[yes] {" "}🕶 Blind to the owners of this ship: only the table’s own moderators can look, until the end.
}
refused-blind = This table is blind to the owners of the ship until its end: none of them can moderate it. Name somebody else.
refused-blind_alone = This table is blind to the owners of the ship, and nobody else moderates it yet: an owner appoints a moderator on the panel, then it can begin.
refused-blind_looked = An owner of the ship has looked into this table already: open a new one and make it blind at once.
refused-blind_late = Only before the start can a table be made blind to the owners of the ship: send /blind in the next lobby.

panel-error-blind = This table is blind to the owners of the ship until its end. You see it in the list and appoint who moderates it; the rest is for its moderators.
panel-blind = blind to owners
panel-blind-to-you = Blind to you until the end.
panel-blind-appoint = It needs a moderator who is no owner: appoint one.
panel-blind-what = Until the end no owner of the ship sees what is secret here: no story, no rooms, no orders, no messages. It cannot be undone.
panel-blind-open = Blind to the owners of the ship until the end
panel-blind-open-what = An owner who opens it hosts it, and appoints somebody else to moderate before it can begin.
panel-blind-hidden = hidden until the end
panel-deed-blind = Make it blind to owners
panel-sure-blind = Until the end no owner of the ship sees what is secret at this table; owners who were appointed to it are not any longer. Whoever is aboard is told. This cannot be undone.
