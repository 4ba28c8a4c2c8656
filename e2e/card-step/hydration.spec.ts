import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { payButton } from "#tools/test-support/card-form.ts";
import { cardPath } from "#tools/test-support/held-reservation.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { test } from "../support/card-test.ts";
import { watchPage } from "../support/watch-page.ts";

const kB = 1_000;

test("nothing else is fetched or written before React has hydrated the page, which fetches at most 70 kB beyond the framework's own", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es");
  const seen = watchPage(page);
  const isEntry = (url: string) => url.includes("/_next/static/browser/");
  const weights = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const name = new URL(response.url()).pathname.replace(/^\/_next\//, "");
    weights.set(
      name,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  const { promise: framework, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await framework;
    await route.continue();
  });
  await page.goto(cardPath("es", vin), { waitUntil: "commit" });
  await page.locator("header a").first().focus();
  await page.keyboard.press("Tab");
  // The activation script answers the key before the page renders its next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("html")).toHaveAttribute("data-hydrates", "");
  expect(seen.requests.filter(isEntry)).toEqual([]);
  letCome();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrates");
  await touched(page);
  expect(seen.requests.filter(isEntry).length).toBeGreaterThan(0);
  expect(seen.problems).toEqual([]);

  // What a page without anything on it fetches of the same build.
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    readFileSync(".next/build-manifest.json", "utf8"),
  );
  const sum = async (names: Iterable<string>) => {
    let total = 0;
    for (const name of names) total += (await weights.get(name)) ?? Number.NaN;
    return total;
  };
  const blank = await sum(rootMainFiles);
  expect(blank).toBeGreaterThan(100 * kB);
  expect((await sum(weights.keys())) - blank, [...weights.keys()].join(" ")).toBeLessThanOrEqual(70 * kB);
  expect(seen.requests.filter((url) => url.includes("stripe.com"))).toEqual([]);
});
