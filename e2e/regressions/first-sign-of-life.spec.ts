import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { pageReady, touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const firstVehicle = "main article a[href*='ocasion/']";
const isEntry = (url: string): boolean => /\/_next\/static\/browser\/entry-[\w-]+\.js$/.test(url);

const scriptTags = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = "", text = ""]) => ({
    attributes,
    text,
  }));

const vehicleAddress = async (page: Page): Promise<string> => {
  await page.goto(paths.list.es);
  return (await page.locator(firstVehicle).first().getAttribute("href")) ?? "";
};

/** Puts a control of ours beside what the page draws; returns it. */
const addControl = async (page: Page, name: string) => {
  await page.evaluate((text) => {
    const button = document.createElement("button");
    button.dataset.needsScript = "";
    button.textContent = text;
    button.addEventListener("click", () => {
      button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1);
    });
    document.body.append(button);
  }, name);
  return page.getByRole("button", { name, exact: true });
};

test.describe("no page holds a script of the framework or its data", () => {
  const templates: readonly (readonly [string, string])[] = [
    ["home", paths.home.es],
    ["list", paths.list.pt],
    ["filtered list", `${paths.list.es}?fuel=diesel`],
    ["blog", paths.blog.es],
    ["article", paths.article.pt],
    ["questions", paths.faq.es],
    ["comparison", "/comparar/"],
    ["cookies", "/configurar-cookies/"],
    ["simulator", "/financiacion/"],
    ["brands", "/marcas-de-coches/"],
    ["login", "/acceso/"],
    ["leaving", "/?action=logout"],
    ["examples", "/bloques/"],
    ["not found", paths.missing.pt],
  ];

  const expectDocument = (html: string, path: string): void => {
    // Of the login page alone the provider's script is a part.
    const provider = path === "/acceso/" ? /\ssrc="[^"]*\/identity\/widget\.js\?/ : undefined;
    const scripts = scriptTags(html).filter(
      ({ attributes }) => !/type="application\/ld\+json"/.test(attributes) && !provider?.test(attributes),
    );
    expect(scripts.filter(({ attributes }) => /\ssrc=/.test(attributes))).toEqual([]);
    // A comparison without vehicles looks for those that the device keeps.
    expect(scripts.length, path).toBeLessThanOrEqual(path === "/comparar/" ? 2 : 1);
    expect(html, path).not.toMatch(/__next_f|as="script"|modulepreload|id="_R_"/);
    const inline = gzipSync(scripts.map(({ text }) => text).join("\n")).length;
    expect(inline, `bytes of inline script, gzip, of ${path}`).toBeLessThanOrEqual(1843);
  };

  for (const [name, path] of templates)
    test(name, async ({ request }) => {
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      expect(answer.headers()["content-type"]).toContain("text/html");
      expectDocument(await answer.text(), path);
    });

  test("vehicle, of either kind of page cache", async ({ page, request }) => {
    const address = await vehicleAddress(page);
    for (const path of [address, `${address}?months=48`])
      expectDocument(await (await request.get(path)).text(), path);
  });
});

for (const [name, path] of [
  ["home", paths.home.es],
  ["list", paths.list.es],
  ["not found", paths.missing.es],
] as const)
  test(`untouched, the ${name} page fetches no script and breaks no policy`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(path);
    await page.waitForTimeout(700);
    expect(seen.scripts()).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

test("an untouched vehicle page fetches no script", async ({ page }) => {
  const address = await vehicleAddress(page);
  const seen = watchPage(page);
  await page.goto(address);
  await page.waitForTimeout(700);
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
for (const [name, give] of Object.entries(signs))
  test(`${name} brings the entry, once, and what the page has markup for`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list.es);
    expect(seen.scripts()).toEqual([]);
    await give(page);
    await pageReady(page);
    const scripts = seen.scripts();
    expect(scripts.filter(isEntry)).toHaveLength(1);
    expect(isEntry(scripts[0] ?? "")).toBe(true);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.filter((url) => !url.includes("/_next/static/browser/"))).toEqual([]);
    expect(seen.problems).toEqual([]);
  });

test("a hash in the address brings the scripts", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(`${paths.home.es}#contact`);
  await expect.poll(() => seen.scripts().filter(isEntry)).toHaveLength(1);
});

test("a control that needs scripts has its click held, shown as busy, and repeated once", async ({
  page,
}) => {
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(paths.home.es);
  const button = await addControl(page, "Abrir");
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toHaveAttribute("aria-busy", "true");
  // Whoever is impatient has clicked once all the same.
  await button.evaluate((element: HTMLElement) => element.click());
  expect(await button.getAttribute("data-clicks")).toBeNull();
  letThrough();
  await expect(button).toHaveAttribute("data-clicks", "1");
  await expect(button).not.toHaveAttribute("aria-busy");
  await pageReady(page);
  await button.click();
  await expect(button).toHaveAttribute("data-clicks", "2");
});

test("a held control is busy within 50 ms on a slow telephone", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const waits: number[] = [];
  // What else runs here lengthens some of them.
  for (const name of ["Abrir", "Cerrar", "Guardar"]) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(paths.home.es);
    const button = await addControl(page, name);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const waited = await button.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          new MutationObserver(() => resolve(performance.now() - begin)).observe(element, {
            attributeFilter: ["aria-busy"],
          });
          element.click();
        }),
    );
    waits.push(waited);
  }
  expect(Math.min(...waits), waits.join()).toBeLessThan(50);
});

test("a field that was changed before its behaviour tells it again", async ({ page }) => {
  const address = await vehicleAddress(page);
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const field = page.locator("[data-quote] input[name=deposit]").first();
  await field.evaluate((element) => {
    element.addEventListener("input", ({ isTrusted }) => {
      const told = isTrusted ? "byVisitor" : "again";
      element.dataset[told] = String(Number(element.dataset[told] ?? 0) + 1);
    });
  });
  await field.focus();
  await field.pressSequentially("3");
  await expect(field).toHaveAttribute("data-by-visitor", "1");
  letThrough();
  await pageReady(page);
  await expect(field).toHaveAttribute("data-again", "1");
});

test("a page restored by the browser's own cache still answers to a sign of life", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(paths.home.es);
  await page.goto(paths.list.es);
  await page.goBack();
  await page.keyboard.press("Tab");
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
  expect(seen.problems).toEqual([]);
});

test.describe("scripts that do not come", () => {
  /** A held link of the page must lead on natively. */
  const expectNativeLink = async (page: Page) => {
    await page.evaluate(() => {
      const link = document.createElement("a");
      Object.assign(link, { href: "/comparar/", textContent: "Enlace de prueba" });
      link.dataset.needsScript = "";
      document.body.append(link);
    });
    await page.getByRole("link", { name: "Enlace de prueba" }).click();
    await expect(page).toHaveURL(/\/comparar\/$/);
    await expect(page.locator("h1")).toBeVisible();
  };

  test("none at all: the page works natively, held clicks included", async ({ page }) => {
    await page.route(ownScripts, (route) => route.abort());
    await page.goto(paths.list.es);
    await expectNativeLink(page);
  });

  test("half of the entry: the same", async ({ page }) => {
    await page.route(ownScripts, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
    });
    await page.goto(paths.list.es);
    const button = await addControl(page, "Abrir");
    await button.click();
    // Nothing tells that a script could not be understood: patience ends.
    await expect(button).toHaveAttribute("data-clicks", "1", { timeout: 12_000 });
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "refused");
  });

  test("an error while a behaviour begins: the others go on, the log is told, links lead on", async ({
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
        body: `export const browsing = {
          startList: () => { throw new RangeError("se rompe"); }, startPanels: () => {}, startAgreed: () => {},
        };`,
      });
    });
    await page.goto(paths.list.es);
    await touched(page);
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? "")).toEqual({ message: "RangeError: se rompe", path: paths.list.es });
    await expectNativeLink(page);
  });
});
