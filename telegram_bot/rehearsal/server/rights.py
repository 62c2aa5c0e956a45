"""The rights of administrators and the permissions of members, by the names that the Bot API gives them."""

ADMINISTRATOR_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
)
CHANNEL_RIGHTS = ("can_post_messages", "can_edit_messages", "can_manage_direct_messages")
GROUP_RIGHTS = ("can_pin_messages", "can_manage_topics", "can_manage_tags")
SENDING_PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
)
OTHER_PERMISSIONS = (
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)
PERMISSIONS = SENDING_PERMISSIONS + OTHER_PERMISSIONS
