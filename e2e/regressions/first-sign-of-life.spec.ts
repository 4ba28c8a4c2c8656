import { expect, type Page } from "@playwright/test";
import { pageReady, touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/delay-answers.ts";
import { vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const isEntry = (url: string): boolean => /\/_next\/static\/browser\/entry-[\w-]+\.js$/.test(url);

const vehicleAddress = async (page: Page): Promise<string> => {
  await page.goto(paths.list.es);
  return (await vehicleLinks(page).first().getAttribute("href")) ?? "";
};

/** In a corner of the view: at the end of the page it would move between press and release, as the cards above it are laid out. */
const inView = "position: fixed; inset: 0 auto auto 0; z-index: 9";

/** Puts a control of ours above what the page shows; returns it. */
const addControl = async (page: Page, name: string) => {
  await page.evaluate(
    ([text, style]) => {
      const button = document.createElement("button");
      button.dataset.needsScript = "";
      button.textContent = text;
      button.style.cssText = style;
      button.addEventListener("click", () => {
        button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1);
      });
      document.body.append(button);
    },
    [name, inView] as const,
  );
  return page.getByRole("button", { name, exact: true });
};

/** A link whose click is held must lead on natively. */
const expectNativeLink = async (page: Page) => {
  await page.evaluate((style) => {
    const link = document.createElement("a");
    Object.assign(link, { href: "/comparar/", textContent: "Enlace de prueba" });
    link.dataset.needsScript = "";
    link.style.cssText = style;
    document.body.append(link);
  }, inView);
  await page.getByRole("link", { name: "Enlace de prueba" }).click();
  await expect(page).toHaveURL(/\/comparar\/$/);
  await expect(page.locator("h1")).toBeVisible();
};

test("an untouched page fetches no script and breaks no policy, and a missing one names its address", async ({
  page,
}) => {
  const vehicle = await vehicleAddress(page);
  const seen = watchPage(page);
  for (const path of [paths.home.es, paths.list.es, vehicle, paths.missing.pt]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html"), path).not.toHaveAttribute("data-scripts");
  }
  await expect(page.locator("[data-missing-path]")).toHaveText(paths.missing.pt);
  expect(seen.scripts()).toEqual([]);
  expect(seen.problems).toEqual([]);
});

const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a scroll": (page) => page.evaluate(() => scrollTo({ top: 300, behavior: "instant" })),
  "a key": (page) => page.keyboard.press("Tab"),
  "a pointer": (page) => page.mouse.move(100, 300),
  "a touch": (page) => page.touchscreen.tap(4, 400),
  "a field that is changed without either": (page) =>
    page
      .locator("input, select")
      .first()
      .evaluate((field) => field.dispatchEvent(new Event("change", { bubbles: true }))),
};

test("each first sign of life brings the entry, once, and what the page has markup for", async ({
  context,
}) => {
  for (const [name, give] of Object.entries(signs)) {
    // Each in a tab of its own, where neither pointer nor scroll position are left from before.
    const page = await context.newPage();
    const seen = watchPage(page);
    await page.goto(paths.list.es);
    expect(seen.scripts(), name).toEqual([]);
    await give(page);
    await pageReady(page);
    const scripts = seen.scripts();
    expect(scripts.filter(isEntry), name).toHaveLength(1);
    expect(isEntry(scripts[0] ?? ""), name).toBe(true);
    expect(new Set(scripts).size, name).toBe(scripts.length);
    expect(scripts.filter((url) => !url.includes("/_next/static/browser/"))).toEqual([]);
    expect(seen.problems, name).toEqual([]);
    await page.close();
  }
});

test("a hash in the address brings the scripts", withAll, async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(`${paths.home.es}#contact`);
  await expect.poll(() => seen.scripts().filter(isEntry)).toHaveLength(1);
});

test("a click on a control that needs scripts is held, shown as busy at once, and repeated once", async ({
  page,
}) => {
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(paths.home.es);
  const button = await addControl(page, "Abrir");
  const click = () =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      return element.ariaBusy;
    });
  expect([await click(), await click()]).toEqual(["true", "true"]);
  expect(await button.getAttribute("data-clicks")).toBeNull();
  letThrough();
  await expect(button).toHaveAttribute("data-clicks", "1");
  await expect(button).not.toHaveAttribute("aria-busy");
  await pageReady(page);
  expect(await click()).toBeNull();
  await expect(button).toHaveAttribute("data-clicks", "2");
});

test("a field that was changed before its behaviour tells it again", withAll, async ({ page }) => {
  const address = await vehicleAddress(page);
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const field = page.locator("[data-quote] input[name=deposit]").first();
  await field.evaluate((element) => {
    element.addEventListener("input", ({ isTrusted }) => {
      const count = isTrusted ? "byVisitor" : "again";
      element.dataset[count] = String(Number(element.dataset[count] ?? 0) + 1);
    });
  });
  await field.focus();
  await field.pressSequentially("3");
  await expect(field).toHaveAttribute("data-by-visitor", "1");
  letThrough();
  await pageReady(page);
  await expect(field).toHaveAttribute("data-again", "1");
});

test("without scripts, and with half of the entry, the page works natively, held clicks included", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(ownScripts, (route) => route.abort());
  await page.goto(paths.list.es);
  await expectNativeLink(page);
  await page.unroute(ownScripts);
  await page.route(ownScripts, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  });
  await page.goto(paths.list.es);
  const button = await addControl(page, "Abrir");
  const half = page.waitForResponse(ownScripts);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await half;
  // Nothing reports that a script could not be parsed: the page waits as long as it is patient.
  await page.clock.fastForward(10_000);
  await expect(button).toHaveAttribute("data-clicks", "1");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "refused");
});

test("after an error while a behaviour begins the others go on, the log is told once, and links lead on", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/client-error")) reports.push(request.postData() ?? "");
  });
  let broken = 0;
  await page.route(ownScripts, async (route) => {
    if (isEntry(route.request().url()) || broken++ > 0) return route.continue();
    await route.fulfill({
      contentType: "text/javascript",
      body: `export const list = {
          startList: () => { throw new RangeError("se rompe"); }, startPanels: () => {}, startAfterConsent: () => {}, startSuggestions: () => {},
        };`,
    });
  });
  await page.goto(paths.list.es);
  await touched(page);
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? "")).toEqual({ message: "RangeError: se rompe", path: paths.list.es });
  await expectNativeLink(page);
});
