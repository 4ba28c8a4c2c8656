import { expect } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { test } from "../support/test.ts";

const words = {
  es: {
    submit: "Calcular la cuota",
    tooHigh: "La entrada máxima",
    tooLow: "La entrada mínima",
    term: "ese plazo",
    unread: "No hemos entendido la entrada.",
  },
  pt: {
    submit: "Calcular a prestação",
    tooHigh: "A entrada inicial máxima",
    tooLow: "A entrada inicial mínima",
    term: "esse prazo",
    unread: "Não percebemos a entrada inicial.",
  },
} as const;

for (const locale of ["es", "pt"] as const) {
  const { submit, tooHigh, tooLow, term, unread } = words[locale];

  test(`${locale}: without scripts the form brings the page back with the figures that were asked for`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    const finance = page.locator("#finance");
    await expect(finance.getByRole("slider")).toBeHidden();
    const before = await finance.getByTestId("monthly").textContent();
    await finance.locator("input[name=deposit]").fill("2500");
    await finance.locator("select").selectOption("48");
    await finance.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\?deposit=2500&months=48#finance$/);
    await expect(finance.locator("input[name=deposit]")).toHaveValue("2500");
    await expect(finance.locator("select")).toHaveValue("48");
    await expect(finance.getByTestId("monthly")).not.toHaveText(before ?? "");
    await finance.locator("summary").click();
    await expect(finance.locator("details tbody tr")).toHaveCount(48);
  });

  test(`${locale}: a deposit beyond the limits is brought to them, and the visitor is told`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=9000000&months=47#finance`);
    const deposit = page.locator("#finance input[name=deposit]");
    const max = await page.locator("#finance input[type=range]").getAttribute("max");
    await expect(deposit).toHaveValue(max ?? "");
    await expect(page.locator("#finance [role=status]")).toContainText(tooHigh, { useInnerText: true });
    await expect(page.locator("#finance [role=status]")).toContainText(term, { useInnerText: true });
    await page.goto(`${path}?deposit=-3#finance`);
    await expect(page.locator("#finance [role=status]")).toContainText(tooLow, { useInnerText: true });
    await page.goto(`${path}?deposit=lots&months=soon#finance`);
    await expect(page.locator("#finance [role=status]")).toContainText(unread, { useInnerText: true });
    await expect(deposit).toHaveValue("lots");
    await expect(deposit).toHaveAttribute("aria-invalid", "true");
    await page.goto(`${path}?deposit=2.500+€#finance`);
    await expect(deposit).toHaveValue("2500");
    await expect(page.locator("#finance [role=status]")).toHaveText("", { useInnerText: true });
  });

  test(`${locale}: the European information comes as a PDF`, async ({ page, request }) => {
    const { path, vin } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=3000&months=36`);
    const address = (await page.locator("#finance a[href*='/pdf?']").getAttribute("href")) ?? "";
    expect(address).toContain("deposit=3000&months=36");
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect(answer.headers()["content-disposition"]).toContain(vin);
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
}

test("bad requests for a document are refused", async ({ request }) => {
  const { vin } = await financedVehicle(request, "es");
  for (const [address, status] of [
    [`/api/finance/${vin}/pdf?deposit=lots`, 400],
    [`/api/finance/${vin}/pdf?months=soon`, 400],
    [`/api/finance/${vin}/pdf?locale=fr`, 400],
    ["/api/finance/short/pdf", 400],
    ["/api/finance/AAAAAAAAAAAAAAAAA/pdf", 404],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(status);
    expect(answer.headers()["cache-control"], address).toContain("no-store");
  }
});

test("of a vehicle's page the quote can be had alone, and is nothing to find", async ({ request }) => {
  const { path, vin } = await financedVehicle(request, "es");
  const part = await (await request.get(`${path}?deposit=3100&months=36&part=quote`)).text();
  for (const place of [
    `data-quote="${vin}"`,
    'data-quoted="prices"',
    'data-quoted="example"',
    'data-quoted="bar"',
  ])
    expect(part).toContain(place);
  expect(part).toContain(`data-query="deposit=3100&amp;months=36"`);
  expect(part).toContain('<meta name="robots" content="noindex"');
  const whole = await (await request.get(`${path}?deposit=3100&months=36`)).text();
  expect(whole).not.toContain('content="noindex"');
  expect(whole.length / part.length).toBeGreaterThan(4);
});
