"""getFile: where a file can be fetched for an hour."""

from typing import Any

from ..media import FOLDERS
from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from .registry import method

DOWNLOAD_BYTES = 20 * 1024 * 1024


@method("getFile")
def get_file(board: Switchboard, params: Params) -> dict[str, Any]:
    if not params.has("file_id"):
        raise bad_request("file_id not specified")
    stored = board.world.files.get(params.text("file_id"))
    if stored is None:
        raise bad_request("wrong file_id or the file is temporarily unavailable")
    if len(stored.data) > DOWNLOAD_BYTES:
        raise bad_request("file is too big")
    return {
        "file_id": stored.file_id,
        "file_unique_id": stored.unique_id,
        "file_size": len(stored.data),
        "file_path": file_path(stored.kind, stored.unique_id, stored.name),
    }


def file_path(kind: str, unique_id: str, name: str) -> str:
    suffix = name.rpartition(".")[2] if "." in name else "dat"
    return f"{FOLDERS.get(kind, 'documents')}/{unique_id}.{suffix}"
