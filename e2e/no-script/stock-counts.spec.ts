import { expect } from "@playwright/test";
import { listParts } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { test } from "../support/test.ts";

const numberIn = (text: string | null) => Number((text ?? "").replace(/\D/g, ""));
const motorbikes = { es: "/motos-de-ocasion/", pt: "/pt/motos-segunda-mao/" } as const;

for (const locale of ["es", "pt"] as const) {
  const list = paths.list[locale];

  test(`${locale}: a list counts what can be bought, reserved vehicles apart, and shows no sold one`, async ({
    page,
  }) => {
    await page.goto(list);
    const { count, cards } = listParts(page);
    const [total = 0, reserved = 0] = ((await count.locator("..").textContent()) ?? "")
      .split("·")
      .map((part) => numberIn(part.split(",")[0] ?? ""));
    expect(total).toBeGreaterThan(500);
    expect(reserved).toBeGreaterThan(5);
    const data = readHead(await (await page.request.get(list)).text()).data;
    expect(data.find((each) => each["@type"] === "ItemList")).toMatchObject({ numberOfItems: total });

    const pages = Math.ceil((total + reserved) / 24);
    await page.goto(`${list}?page=${pages}`);
    const last = (total + reserved) % 24 || 24;
    await expect(cards).toHaveCount(last);
    await expect(page.locator("main article[data-status=reserved]")).toHaveCount(Math.min(last, reserved));
    await expect(page.locator("main article[data-status=bought]")).toHaveCount(0);
    await page.goto(`${list}?page=${pages + 1}`);
    await expect(cards).toHaveCount(0);
  });

  test(`${locale}: beside each value stands what it would show alone, also inside a chosen filter`, async ({
    page,
  }) => {
    const { count, box } = listParts(page);
    const besides = async (fuel: string) =>
      numberIn(
        await page
          .locator("label")
          .filter({ has: box("fuel", fuel) })
          .locator("small")
          .textContent(),
      );
    await page.goto(`${list}?fuel=diesel&priceTo=15000`);
    const [diesel, petrol] = [await besides("diesel"), await besides("petrol")];
    expect(numberIn(await count.textContent())).toBe(diesel);
    await page.goto(`${list}?fuel=petrol&priceTo=15000`);
    expect(numberIn(await count.textContent())).toBe(petrol);
    await page.goto(`${list}?fuel=diesel,petrol&priceTo=15000`);
    expect(numberIn(await count.textContent())).toBe(diesel + petrol);
    expect([await besides("diesel"), await besides("petrol")]).toEqual([diesel, petrol]);
  });

  for (const path of [paths.home[locale], list, motorbikes[locale]])
    test(`${locale}: the example in the search field of ${path} finds vehicles`, async ({ page }) => {
      await page.goto(path);
      const field = page.locator("main input[name=text]");
      const example = (await field.getAttribute("placeholder")) ?? "";
      expect(example).not.toBe("");
      await field.fill(example);
      await field.press("Enter");
      await expect(page).not.toHaveURL((url) => url.pathname + url.search === path);
      const { cards, count, notices } = listParts(page);
      await expect(cards.nth(2)).toBeVisible();
      expect(numberIn(await count.textContent())).toBeGreaterThanOrEqual(3);
      await expect(notices).toHaveCount(0);
    });

  test(`${locale}: without scripts, values and limits that cannot be read are said`, async ({ page }) => {
    await page.goto(`${list}?fuel=agua,diesel&seats=muchas&yearFrom=99999&priceFrom=abc`);
    const { notices, cards, tags } = listParts(page);
    await expect(notices).toHaveCount(4);
    for (const said of ["«agua»", "«muchas»", "«99999»", "«abc»"])
      await expect(notices.filter({ hasText: said })).toHaveCount(1);
    await expect(tags).toHaveCount(1);
    await expect(cards.first()).toBeVisible();
  });
}
