import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.ts";
import { answeredConsent } from "../test-support/answered-consent.ts";
import { visitorAddress } from "../test-support/visitor-address.ts";

/** Chromium, Debian's where it is installed; `pictures: false` spares the drawing where only the markup is judged. */
export const openBrowser = ({ pictures }: { readonly pictures: boolean }): Promise<Browser> => {
  const args = pictures ? [] : ["--blink-settings=imagesEnabled=false"];
  return chromium.launch(chromiumOptions(...args));
};

/** A visitor of the site: without motion, in Madrid, and unless told otherwise one who has answered about cookies. */
export const openVisit = (
  browser: Browser,
  site: string,
  options: BrowserContextOptions & { readonly consent?: "necessary" | "all" | "ask" } = {},
): Promise<BrowserContext> => {
  const { consent = "necessary", ...rest } = options;
  const cookies = consent === "ask" ? [] : [answeredConsent(consent, new URL(site).hostname)];
  return browser.newContext({
    baseURL: site,
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // Each visitor has limits of its own.
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress(randomUUID()) },
    storageState: { cookies, origins: [] },
    ...rest,
  });
};
