import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import type { Engine, Sight, Tab } from "./engine.ts";

/** Fine and able to hover, as bits of `ui.*PointerCapabilities`; without a screen Firefox believes neither. */
const mouse = 6;

const launch = (scripts: boolean): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "intl.accept_languages": "es-ES,es",
      "javascript.enabled": scripts,
    },
  });

const openTab = async (browser: Browser, { width, height }: Sight): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`script error: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    goBack: () => page.evaluate(() => history.back()),
    evaluate: (question, ...args) => page.evaluate(question as never, ...args) as never,
    pointAt: (x, y, heldMs) => page.mouse.click(x, y, { delay: heldMs }),
    press: async (key, isControlDown) => {
      if (isControlDown) await page.keyboard.down("Control");
      await page.keyboard.press(key as KeyInput);
      if (isControlDown) await page.keyboard.up("Control");
    },
    setCookie: (name, value) =>
      context.setCookie({ name, value, domain: new URL(page.url()).hostname, path: "/" }),
    problems: () => problems,
    close: () => context.close(),
  };
};

/** Firefox ESR over WebDriver BiDi. Scripts are switched off for a whole Firefox, so there may be two. */
export const startFirefox = (): Engine => {
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    openTab: async (sight) => {
      const browser = browsers.get(sight.scripts) ?? launch(sight.scripts);
      browsers.set(sight.scripts, browser);
      return openTab(await browser, sight);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
