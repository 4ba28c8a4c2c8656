import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { comparePaths, listedVins } from "#tools/test-support/invented-addresses.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";

for (const [locale, tier] of languages) {
  test(
    `the first screen of a phone shows both prices, year, kilometres and what to do, and hides no focus, in ${locale}`,
    tier,
    async ({ page, request }) => {
      const { path, vin } = await financedVehicle(request, locale);
      await page.goto(path);
      const bar = page.locator("[data-bottom-bar]");
      const { year, kilometers } = wordsOf(locale, "vehicle");
      await expect(bar.locator(`[data-price="${vin}"]`)).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText(/\d+,\d\d\s€ (?:al mes|por mês)/)).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText(/^TAEG? \d+,\d\d\s%$/)).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("link", { name: /^Reservar por 300,00/ })).toBeInViewport({ ratio: 1 });
      const top = (await bar.boundingBox())?.y ?? 0;
      for (const name of [year, kilometers]) {
        const fact = page.locator("dl").getByText(name, { exact: true }).first();
        const box = await fact.boundingBox();
        expect(box && box.y + box.height).toBeLessThan(top);
      }
      const link = page.locator("#technical ~ * a, #dealer a").first();
      await link.evaluate((element: HTMLElement) => {
        const edge = element.getBoundingClientRect().top + scrollY;
        scrollTo({ top: edge - innerHeight + 20, behavior: "instant" });
        element.focus();
      });
      await expect
        .poll(async () => {
          const box = await link.boundingBox();
          return box && box.y + box.height <= top;
        })
        .toBe(true);
    },
  );

  test.describe("before cookies are answered", () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test(
      `a vehicle is printed on two sheets, without what can only be done on a screen, in ${locale}`,
      tier,
      async ({ page, request }) => {
        const { path } = await financedVehicle(request, locale);
        await page.goto(path);
        // The law wants it beside the instalment; on screens it is folded.
        const example = page
          .locator("summary + div")
          .getByText(/^E[jx]emplo representativo/)
          .first();
        await expect(example).toBeHidden();
        await page.emulateMedia({ media: "print" });
        await expect(example).toBeVisible();
        await expect(page.locator("#dealer a[href^='tel:']")).toBeVisible();
        await expect(page.locator("#dealer address")).toBeVisible();
        await expect(page.getByTestId("consent")).toBeHidden();
        for (const left of [
          "[data-tool]",
          "[data-bottom-bar]",
          "[data-action=print]",
          "#finance",
          "#similar",
        ])
          await expect(page.locator(left).first()).toBeHidden();
        const [content, room] = await page.evaluate(() => [
          document.querySelector("main")?.getBoundingClientRect().bottom ?? 0,
          document.body.getBoundingClientRect().bottom,
        ]);
        expect(room, "an empty sheet at the end").toBeLessThan(content + 1);
        const sheets = (await page.pdf({ format: "A4", preferCSSPageSize: true }))
          .toString("latin1")
          .match(/\/Type\s*\/Page\b/g);
        expect(sheets?.length).toBeGreaterThan(0);
        expect(sheets?.length).toBeLessThanOrEqual(2);
      },
    );
  });
}

test(
  "the keys reach the last of three compared vehicles on a phone, in sight",
  withAll,
  async ({ page, request }) => {
    const vins = await listedVins(request, "es", 3);
    await page.goto(`${comparePaths.es}?vin=${vins.join(",")}`);
    const last = page.locator("[data-columns='3'] thead a").last();
    await last.evaluate((element: HTMLElement) => element.focus());
    await expect
      .poll(() =>
        last.evaluate((element) => {
          const room = element.closest("[data-columns]")?.getBoundingClientRect();
          const { left, right } = element.getBoundingClientRect();
          return room && left >= room.left && right <= room.right;
        }),
      )
      .toBe(true);
  },
);
