import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { visitorAddress } from "../test-support/visitor-address.ts";

const debianChromium = "/usr/bin/chromium";

/** Chromium, Debian's where it is installed; `pictures: false` spares the drawing where only the markup is judged. */
export const openBrowser = ({ pictures }: { readonly pictures: boolean }): Promise<Browser> => {
  const args = pictures ? [] : ["--blink-settings=imagesEnabled=false"];
  return chromium.launch(
    existsSync(debianChromium)
      ? { executablePath: debianChromium, args: ["--no-sandbox", ...args] }
      : { args: [...args] },
  );
};

/** A visitor of the site: without motion, in Madrid, and unless told otherwise one who has answered about cookies. */
export const openVisit = (
  browser: Browser,
  site: string,
  options: BrowserContextOptions & { readonly consent?: "necessary" | "all" | "ask" } = {},
): Promise<BrowserContext> => {
  const { consent = "necessary", ...rest } = options;
  const answered = {
    name: "volante-consent",
    value: consent,
    domain: new URL(site).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  } as const;
  return browser.newContext({
    baseURL: site,
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // Each visitor has limits of its own.
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress(randomUUID()) },
    storageState: { cookies: consent === "ask" ? [] : [answered], origins: [] },
    ...rest,
  });
};
