# What the owner hears when the ship itself is in trouble.

watch-undelivered = ⚠️ { $count ->
    [one] One message has
   *[other] { $count } messages have
} waited to leave, the oldest for { LENGTH($minutes) }. The health page of the panel says where they are stuck.
watch-database = ⚠️ The database cannot be written to. Nothing typed is lost: Telegram keeps it for a day. Until it works again, nothing is counted and no deadline passes.
watch-disk = ⚠️ Only { $megabytes } MB are left on the disk. Make room before the log finds none.

tap-late = Your tap reached me late, and Telegram no longer takes my answer to it. It is this:
