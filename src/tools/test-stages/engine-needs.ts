import { globSync } from "node:fs";

/** Debian's packages that the journeys in other engines need, and a file by which each is known to be installed. */
const packages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
  "python3-gi": "/usr/lib/python3/dist-packages/gi/__init__.py",
  "gir1.2-webkit2-4.1": "/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib",
} as const;

/** Whether the person at the terminal wants the journeys in other engines: `TEST_ENGINES=off` leaves them out. */
export const areEnginesWanted = (): boolean => process.env.TEST_ENGINES !== "off";

/** @param find the files of a pattern; the system's own unless a test says otherwise */
export const findMissingEnginePackages = (
  find: (pattern: string) => readonly string[] = (pattern) => globSync(pattern),
): readonly string[] =>
  Object.entries(packages).flatMap(([name, file]) => (find(file).length > 0 ? [] : [name]));
