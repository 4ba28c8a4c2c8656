import { expect } from "@playwright/test";
import { listParts, unfold } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

const words = {
  es: {
    cash: "Al contado",
    monthly: "A plazos",
    aMonth: "al mes",
    near: /a \d+ km de 28001/,
    town: "Madrid",
  },
  pt: {
    cash: "A pronto",
    monthly: "Prestações",
    aMonth: "por mês",
    near: /a \d+ km de 28001/,
    town: "Madrid",
  },
} as const;

for (const locale of ["es", "pt"] as const) {
  const list = paths.list[locale];
  const { cash, monthly, aMonth, near, town } = words[locale];

  test(`${locale}: without scripts, one choice decides limits, orders and the large price, and the vehicle's page agrees`, async ({
    page,
  }) => {
    await page.goto(list);
    const { openPanel, apply, cards, price, sort, tags } = listParts(page);
    await openPanel.click();
    const [cap, deposit] = [
      page.locator("input[type=text][name=monthlyTo]"),
      page.locator("input[type=text][name=deposit]"),
    ];
    await expect(price("To")).toBeVisible();
    await expect(cap).toBeHidden();
    await price("To").fill("15000");
    await page.getByRole("radio", { name: monthly }).check();
    await expect(price("To")).toBeHidden();
    await cap.fill("250");
    await deposit.fill("6.300 €");
    await apply.click();
    await expect(tags).toHaveCount(2);
    await expect(sort.locator("option[value^=monthly]")).toHaveCount(2);
    await expect(sort.locator("option[value^=price]")).toHaveCount(0);
    const told = await cards.first().locator("strong").first().textContent();
    expect(told).toContain(aMonth);
    const link = cards.first().locator("h3 a");
    await expect(link).toHaveAttribute("href", /\?deposit=6000$/);
    await link.click();
    await expect(page.locator("#finance").getByTestId("monthly")).toContainText(
      told?.split("€")[0]?.trim() ?? "-",
    );
    await page.goBack();
    await openPanel.click();
    await expect(deposit).toHaveValue("6000");
    await page.getByRole("radio", { name: cash }).check();
    await apply.click();
    await expect(tags).toHaveCount(0);
    await expect(cards.first().locator("strong").first()).not.toContainText(aMonth);
  });

  test(`${locale}: without scripts, a postal code says distances, and one that is none is said and kept`, async ({
    page,
  }) => {
    await page.goto(list);
    const { openPanel, apply, cards, sort, notices } = listParts(page);
    const place = page.locator("input[type=text][name=place]");
    const ask = async (text: string) => {
      await openPanel.click();
      await unfold(page, "place");
      await place.fill(text);
      await apply.click();
    };
    await ask("28 001");
    await expect(notices).toContainText(town);
    await expect(cards.first()).toContainText(near);
    await sort.selectOption("distance");
    await page.locator("form[data-sort-form] button").click();
    await expect(cards.first()).toContainText(/Madrid|Getafe|Alcalá/);
    await ask("Chamberí");
    await expect(notices).toContainText("Chamberí");
    await openPanel.click();
    await expect(place).toHaveValue("Chamberí");
    await page.goto(`${list}?place=53001&radius=25`);
    await expect(page.locator("[data-results] > [data-type=warning]")).toContainText("53001");
    await expect(cards.first()).toBeVisible();
  });
}

test("without scripts, what is said of a vehicle leads to its filter, with what was asked for before", async ({
  page,
}) => {
  await page.goto(`${paths.list.es}?priceTo=20000`);
  const { cards, tags } = listParts(page);
  const fuel = cards.first().locator("button[name=fuel]");
  const said = await fuel.textContent();
  await fuel.click();
  await expect(page).toHaveURL(/fuel=[a-z-]+.*priceTo=20000|priceTo=20000.*fuel=/);
  await expect(tags).toHaveCount(2);
  await expect(tags.filter({ hasText: said ?? "" })).toHaveCount(1);
  await cards.first().locator("button[name=place]").click();
  await expect(page).toHaveURL(/place=[\d-]+.*radius=50|radius=50.*place=/);
  await expect(tags).toHaveCount(3);
});
