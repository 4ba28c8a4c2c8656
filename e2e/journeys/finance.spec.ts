import { expect } from "@playwright/test";
import { financedVehicle } from "../support/financed-vehicle.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

/** Cents of an amount as either language writes it. */
const cents = (text: string | null | undefined) => Number((text ?? "").replace(/\D/g, ""));

const words = {
  es: {
    announced: /^Nueva cuota: /,
    failed: "No hemos podido calcular",
    kept: "Últimas cifras calculadas",
    stampDuty: undefined,
    columns: 5,
  },
  pt: {
    announced: /^Nova prestação: /,
    failed: "Não conseguimos calcular",
    kept: "Últimos valores calculados",
    stampDuty: /^Imposto do selo sobre o crédito/,
    columns: 6,
  },
} as const;

for (const locale of ["es", "pt"] as const) {
  const { announced, failed, kept, stampDuty, columns } = words[locale];

  test(`${locale}: the table says what is paid each month, taxes included, also after a change`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    const finance = page.locator("#finance");
    const table = finance.locator("[data-repayment] table");
    const shown = async () => {
      const monthly = cents(await finance.getByTestId("monthly").textContent());
      const row = finance
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: stampDuty ?? "" }) });
      const duty = stampDuty === undefined ? 0 : cents(await row.locator("td").last().textContent());
      await expect(table.locator("thead th")).toHaveCount(columns);
      const paid = await table.locator("tbody tr > :nth-child(2)").allTextContents();
      expect(paid.slice(0, 2).map(cents)).toEqual([monthly + duty, monthly]);
      return { monthly, duty };
    };
    const before = await shown();
    expect(before.duty > 0).toBe(stampDuty !== undefined);
    await finance.locator("input[name=deposit]").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("2500");
    await page.keyboard.press("Enter");
    await expect(finance.getByRole("status")).toHaveText(announced);
    await finance.locator("select").selectOption("36");
    await expect(table.locator("tbody tr")).toHaveCount(36);
    expect((await shown()).monthly).not.toBe(before.monthly);
  });

  test(`${locale}: the figures change in place, by keyboard alone, and are announced once`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    const seen = watchPage(page);
    await page.goto(path);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const finance = page.locator("#finance");
    const deposit = finance.locator("input[name=deposit]");
    await deposit.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("2500");
    await page.keyboard.press("Enter");
    await expect(finance.getByRole("status")).toHaveText(announced);
    await expect(page).toHaveURL(/\?deposit=2500&months=\d+$/);
    await expect(finance.getByRole("slider")).toHaveValue("2500");
    const before = await finance.getByTestId("monthly").textContent();
    await page.keyboard.press("Tab");
    await expect(finance.getByRole("slider")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(deposit).toHaveValue("2600");
    await expect(finance.getByTestId("monthly")).not.toHaveText(before ?? "");
    await expect(finance.getByRole("slider")).toBeFocused();
    await finance.locator("select").selectOption("36");
    await expect(page).toHaveURL(/\?deposit=2600&months=36$/);
    await expect(finance.locator("a[href*='/pdf?']")).toHaveAttribute("href", /deposit=2600&months=36/);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(seen.problems).toEqual([]);
    await page.reload();
    await expect(deposit).toHaveValue("2600");
  });

  test(`${locale}: a figure that cannot be had leaves the last good ones, marked as such`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=2500&months=48`);
    const finance = page.locator("#finance");
    const before = await finance.getByTestId("monthly").textContent();
    await page.route("**/api/finance/**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await finance.locator("input[name=deposit]").fill("4000");
    await finance.getByRole("button").click();
    await expect(finance.getByRole("status")).toContainText(failed);
    await expect(finance.getByText(kept, { exact: true })).toBeVisible();
    await expect(finance.getByTestId("monthly")).toHaveText(before ?? "");
    await page.unroute("**/api/finance/**");
    await finance.getByRole("button").click();
    await expect(finance.getByRole("status")).toHaveText(announced);
    await expect(finance.getByText(kept, { exact: true })).toBeHidden();
    await expect(finance.getByTestId("monthly")).not.toHaveText(before ?? "");
  });
}

test("a choice made before the scripts came is not lost", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const finance = page.locator("#finance");
  await finance.locator("input[name=deposit]").fill("3300");
  await finance.getByRole("button").click();
  await expect(page).toHaveURL(/\?deposit=3300&months=\d+$/);
  await expect(finance.getByRole("status")).toHaveText(words.es.announced);
});
