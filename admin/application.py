"""The panel as a Flask application: everything it is made of, put together in one place."""

from datetime import timedelta

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from admin import acting, faults, games, headers, mail, permissions, returned, visitors, wording
from admin.extensions import csrf, limiter, use_database
from admin.pages import PAGES
from core.bootstrap import Ship, kept_key
from core.service.links import SESSION_LASTS


def create_app(ship: Ship) -> Flask:
    """Serves one ship. Raises if a page does not say who may open it."""
    app = Flask(__name__)
    is_public = ship.settings.public_url is not None
    is_secure = is_public and str(ship.settings.public_url).startswith("https://")
    app.config.update(
        SECRET_KEY=str(ship.flask_key()),
        SESSION_COOKIE_NAME="__Host-scuttlebutt" if is_secure else "scuttlebutt",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_SECURE=is_secure,
        SESSION_REFRESH_EACH_REQUEST=False,  # a page that polls must not undo what another has just written there
        PERMANENT_SESSION_LIFETIME=SESSION_LASTS + timedelta(days=1),
        WTF_CSRF_TIME_LIMIT=None,  # a page may be open for the whole of a night
        WTF_CSRF_SSL_STRICT=False,  # some browsers send no Referer; the token and SameSite do without
        MAX_CONTENT_LENGTH=256 * 1024,
        PATIENCE=acting.PATIENCE,
    )
    app.extensions["ship"] = ship
    app.extensions["desk"] = ship.desk()
    app.extensions["metrics_token"] = kept_key(ship.settings.data, "metrics_token")
    use_database(app, str(ship.settings.database_url))
    if is_public:  # a proxy stands in front: it says who calls, and by which protocol
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)  # type: ignore[method-assign]
    for part in (csrf, limiter):
        part.init_app(app)
    for module in (visitors, permissions, headers, faults, wording, returned, mail, games):
        module.install(app)
    for page in PAGES:
        app.register_blueprint(page)
    permissions.check_every_view(app)
    return app
