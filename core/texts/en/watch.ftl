### What is said when somebody who should be there is not

moderator-silent = The moderator of <b>{ $table }</b> has not been seen since { $since_at }: two deadlines have passed. You may run this table; /panel opens it.
outage = I was away for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. What you wrote to <b>{ $table }</b> meanwhile has reached me; buttons have not: please tap again. { $lengthened ->
    [yes] The present phase lasts longer by as much.
   *[other] Time went on meanwhile.
}
moderator-outage = I was away for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, and taps at <b>{ $table }</b> were lost. { $lengthened ->
    [yes] The present phase lasts longer by as much.
   *[other] You can move the deadline of the present phase in the panel.
}
