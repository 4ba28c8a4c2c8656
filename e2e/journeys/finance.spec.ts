import { expect, type Route } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { figureRow } from "../support/figure-row.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

/** The address of a vehicle's page with terms, where a quote comes from. */
const isQuote = /\?deposit=/;

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
      const duty = stampDuty ? cents(await figureRow(page, stampDuty).locator("td").last().textContent()) : 0;
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
    await expect(finance.getByRole("status")).toHaveText(announced, { useInnerText: true });
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
    await expect(finance.getByRole("status")).toHaveText(announced, { useInnerText: true });
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
    await page.route(isQuote, (route) => route.fulfill({ status: 503, body: "{}" }));
    await finance.locator("input[name=deposit]").fill("4000");
    await finance.getByRole("button").click();
    await expect(finance.getByRole("status")).toContainText(failed, { useInnerText: true });
    await expect(finance.getByText(kept, { exact: true })).toBeVisible();
    await expect(finance.getByTestId("monthly")).toHaveText(before ?? "");
    await page.unroute(isQuote);
    await finance.getByRole("button").click();
    await expect(finance.getByRole("status")).toHaveText(announced, { useInnerText: true });
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
  await expect(finance.getByRole("status")).toHaveText(words.es.announced, { useInnerText: true });
});

test("the last of two fast changes wins, whichever answer comes first", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(`${path}?deposit=2500&months=60`);
  const finance = page.locator("#finance");
  // The answer to the first change comes long after that to the second.
  await page.route(/\?deposit=2500&months=36/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue().catch(() => {});
  });
  await finance.locator("select").focus();
  await finance.locator("select").selectOption("36");
  await expect(finance.locator("[data-phase=busy]")).toBeVisible();
  await finance.locator("select").selectOption("48");
  await expect(finance.getByRole("status")).toHaveText(words.es.announced, { useInnerText: true });
  await expect(finance.locator("[data-repayment] tbody tr")).toHaveCount(48);
  await page.waitForTimeout(4_500);
  await expect(finance.locator("[data-repayment] tbody tr")).toHaveCount(48);
  await expect(page).toHaveURL(/\?deposit=2500&months=48$/);
});

test("keys held on the slider ask for the last value, not for each", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(`${path}?deposit=2500&months=60`);
  const asked: string[] = [];
  page.on("request", (each) => {
    if (isQuote.test(each.url())) asked.push(each.url());
  });
  const finance = page.locator("#finance");
  await finance.getByRole("slider").focus();
  await pageReady(page);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowRight", { delay: 10 });
  await expect(page).toHaveURL(/\?deposit=3700&months=60$/);
  await expect(finance.locator("input[name=deposit]")).toHaveValue("3700");
  expect(asked.length).toBeLessThan(6);
});

test("what a page cannot be read from is said, and what was filled in stays", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(`${path}?deposit=2500&months=60`);
  const finance = page.locator("#finance");
  const deposit = finance.locator("input[name=deposit]");
  const before = await finance.getByTestId("monthly").textContent();
  await deposit.focus();
  await pageReady(page);
  const bad: readonly (readonly [
    what: string,
    answer: Parameters<Route["fulfill"]>[0] | undefined,
    says: string,
  ])[] = [
    ["connection lost", undefined, words.es.failed],
    ["no HTML", { json: {} }, words.es.failed],
    ["another page", { contentType: "text/html", body: "<main><h1>Entrar</h1></main>" }, words.es.failed],
    ["outage", { status: 503, contentType: "text/html", body: "<main></main>" }, words.es.failed],
    [
      "too often",
      { status: 429, contentType: "text/html", body: "" },
      "Has pedido muchos cálculos seguidos.",
    ],
  ];
  for (const [number, [what, answer, says]] of bad.entries()) {
    await page.route(isQuote, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await deposit.fill(String(3_000 + number * 100));
    await page.keyboard.press("Enter");
    await expect(finance.getByRole("status"), what).toContainText(says, { useInnerText: true });
    await expect(finance.getByText(words.es.kept, { exact: true }), what).toBeVisible();
    await expect(deposit, what).toHaveValue(String(3_000 + number * 100));
    await expect(finance.getByTestId("monthly"), what).toHaveText(before ?? "");
    await expect(page, what).toHaveURL(/\?deposit=2500&months=60$/);
    await page.unroute(isQuote);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?deposit=3400&months=60$/);
});

test("a deposit that cannot be read is named and stays as it was typed", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const finance = page.locator("#finance");
  const deposit = finance.locator("input[name=deposit]");
  await deposit.fill("mucho");
  await page.keyboard.press("Enter");
  await expect(deposit).toHaveAttribute("aria-invalid", "true");
  await expect(deposit).toHaveValue("mucho");
  await expect(finance.getByRole("status")).toContainText("No hemos entendido la entrada.", {
    useInnerText: true,
  });
  await deposit.fill("9000000");
  await page.keyboard.press("Enter");
  await expect(deposit).not.toHaveAttribute("aria-invalid");
  await expect(deposit).toHaveValue((await finance.getByRole("slider").getAttribute("max")) ?? "");
});

test("what was opened stays open, the caret where it was, the postal code in the address", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(`${path}?deposit=2500&months=60&zip=28001`);
  const finance = page.locator("#finance");
  await finance.locator("summary").click();
  const deposit = finance.locator("input[name=deposit]");
  await deposit.fill("3300");
  await deposit.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?deposit=3300&months=60&zip=28001$/);
  await expect(finance.locator("details")).toHaveAttribute("open");
  await expect(deposit).toBeFocused();
  expect(await deposit.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
});

test("the simulator of a written page changes in place too", async ({ page }) => {
  await page.goto("/financiacion/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const quote = page.locator("[data-quote]");
  await quote.locator("input[name=price]").fill("20000");
  await pageReady(page);
  await quote.locator("select").selectOption("36");
  await expect(quote.getByRole("status")).toHaveText(words.es.announced, { useInnerText: true });
  await expect(quote.locator("[data-repayment] tbody tr")).toHaveCount(36);
  await expect(quote.locator("a[href*='priceTo=20000']")).toHaveCount(1);
  await expect(page).toHaveURL(/\?price=20000&deposit=\d+&months=36$/);
  await quote.locator("input[name=price]").fill("nada");
  await page.keyboard.press("Enter");
  await expect(quote.locator("input[name=price]")).toHaveAttribute("aria-invalid", "true");
  await expect(quote.locator("input[name=price]")).toHaveValue("nada");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
