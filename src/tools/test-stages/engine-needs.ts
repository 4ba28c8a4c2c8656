import { missingOf, type Packages } from "./missing-packages.ts";

/** What the journeys in other engines need. */
export const enginePackages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
  "python3-gi": "/usr/lib/python3/dist-packages/gi/__init__.py",
  "gir1.2-webkit2-4.1": "/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib",
} as const satisfies Packages;

/** Whether the person at the terminal wants the journeys in other engines: `TEST_ENGINES=off` leaves them out. */
export const areEnginesWanted = (): boolean => process.env.TEST_ENGINES !== "off";

export const findMissingEnginePackages = (): readonly string[] => missingOf(enginePackages);
