import { existsSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Problem } from "./check-pages.ts";

const debianChromium = "/usr/bin/chromium";
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Axe with every rule, at the width of a phone and of a desktop, and nothing wider than the screen. */
export async function browse(
  site: string,
  paths: readonly string[],
  keyboard: ReadonlySet<string>,
  keepGoing: (done: number) => boolean,
): Promise<{ readonly problems: readonly Problem[]; readonly done: number; readonly typed: number }> {
  const browser = await openBrowser();
  const problems: Problem[] = [];
  let [done, typed] = [0, 0];
  try {
    for (const path of paths) {
      if (!keepGoing(done)) break;
      for (const viewport of sizes) {
        const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
        const page = await context.newPage();
        const found = await inspect(page, site + path);
        if (viewport.width > 1000 && keyboard.has(path)) {
          found.push(...(await unreached(page)));
          typed += 1;
        }
        problems.push(...found.map((what) => ({ path, what: `at ${viewport.width}: ${what}` })));
        await context.close();
      }
      done += 1;
    }
  } finally {
    await browser.close();
  }
  return { problems, done, typed };
}

function openBrowser(): Promise<Browser> {
  return chromium.launch(
    existsSync(debianChromium) ? { executablePath: debianChromium, args: ["--no-sandbox"] } : {},
  );
}

async function inspect(page: Page, address: string): Promise<string[]> {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") said.push(`console: ${message.text()}`);
  });
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
    ...(wider > 0 ? [`is ${wider} px wider than the screen`] : []),
    ...said,
  ];
}

/** Walks the page with Tab and names the controls that never had the focus. */
async function unreached(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const selector =
      "a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea, summary";
    const isOffered = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
      !element.closest("[inert], [aria-hidden=true]");
    const wanted = [...document.querySelectorAll(selector)].filter(isOffered);
    for (const [index, element] of wanted.entries()) element.setAttribute("data-audit", String(index));
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) target.setAttribute("data-audit-reached", "");
    });
    return wanted.length;
  });
  for (let step = 0; step < count + 30; step++) await page.keyboard.press("Tab");
  return page.evaluate(() => {
    // Of radio buttons with one name, Tab reaches one; the arrows reach the others.
    const isGrouped = (element: Element) => element.matches("input[type=radio]");
    return [...document.querySelectorAll("[data-audit]:not([data-audit-reached])")]
      .filter((element) => !isGrouped(element) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `Tab never reaches ${element.outerHTML.slice(0, 120)}`);
  });
}
