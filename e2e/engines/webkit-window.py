#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver: MiniBrowser's own cannot be narrower than 447 pixels.

Arguments: width and height in pixels, and "scripts" or "no-scripts".
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, scripts = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_preferred_languages(["es-ES", "es"])


def open_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_page_cache(True)
    # Of the page's own scripts; the driver's scripts run anyway.
    settings.set_enable_javascript_markup(scripts == "scripts")
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    view.connect("close", lambda _view: window.destroy())
    # Where the screen's own pointer is: without a window manager that gives a window the focus.
    window.set_position(Gtk.WindowPosition.CENTER)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    # The driver checks the name and version that its capabilities expect.
    info = WebKit2.ApplicationInfo()
    info.set_name("volante")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
