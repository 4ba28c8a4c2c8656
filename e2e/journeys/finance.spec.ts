import { expect, type Page, type Route } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { expectSameDocument, markDocument } from "#tools/test-support/list-parts.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/delay-answers.ts";
import { figureRow } from "../support/figure-row.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

/** The address of a vehicle's page with terms, where a quote comes from. */
const isQuote = /\?deposit=/;

const words = {
  es: { announced: /^Nueva cuota: /, own: "Tu simulación", zip: "28001", columns: 5 },
  pt: { announced: /^Nova prestação: /, own: "A sua simulação", zip: "1950-421", columns: 6 },
} as const;
const { announced } = words.es;

const financeOf = (page: Page) => {
  const finance = page.locator("#finance");
  return {
    finance,
    deposit: finance.locator("input[name=deposit]"),
    slider: finance.getByRole("slider"),
    term: finance.locator("select"),
    submit: finance.getByRole("button"),
    status: finance.getByRole("status"),
    monthly: finance.getByTestId("monthly"),
    repayments: page.locator("dialog [data-repayment]"),
  };
};

for (const [locale, tier] of languages)
  test(
    `${locale}: a choice made before the scripts came is carried out, figures change in place, by keys alone`,
    tier,
    async ({ page, request }) => {
      const { own, zip, columns } = words[locale];
      const { path } = await financedVehicle(request, locale);
      const seen = watchPage(page);
      await page.goto(`${path}?zip=${zip}`);
      await markDocument(page);
      const { finance, deposit, slider, term, submit, status, monthly, repayments } = financeOf(page);
      const figure = page.getByTestId("financed-price");
      await expect(figure).toContainText((await monthly.textContent()) ?? "none");
      await expect(figure.getByText(own)).toBeHidden();
      const shown = await figure.textContent();
      const example = await page.getByTestId("financed-example").textContent();
      await deposit.fill("2500");
      await submit.click();
      await expect(page).toHaveURL(new RegExp(`\\?deposit=2500&months=\\d+&zip=${zip}$`));
      await expect(status).toHaveText(words[locale].announced, { useInnerText: true });
      await expect(figure.getByText(own)).toBeVisible();
      await expect(figure).not.toHaveText(shown ?? "");
      await expect(figure).toContainText((await monthly.textContent()) ?? "none");
      await expect(page.getByTestId("financed-example")).not.toHaveText(example ?? "");
      await expect(slider).toHaveValue("2500");

      await pageReady(page);
      await deposit.fill("3300");
      await deposit.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`\\?deposit=3300&months=\\d+&zip=${zip}$`));
      await expect(deposit).toBeFocused();
      expect(await deposit.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
      const before = await monthly.textContent();
      await page.keyboard.press("Tab");
      await expect(slider).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(deposit).toHaveValue("3400");
      await expect(monthly).not.toHaveText(before ?? "");
      await expect(slider).toBeFocused();
      await term.selectOption("36");
      await expect(page).toHaveURL(new RegExp(`\\?deposit=3400&months=36&zip=${zip}$`));
      await expect(finance.locator("a[href*='/pdf?']")).toHaveAttribute("href", /deposit=3400&months=36/);
      await finance.locator("a[data-panel=repayments]").click();
      await expect(repayments.locator("tbody tr")).toHaveCount(36);
      await expect(repayments.locator("thead th")).toHaveCount(columns);
      await page.keyboard.press("Escape");
      await expectSameDocument(page);
      expect(seen.problems).toEqual([]);
      await page.reload();
      await expect(deposit).toHaveValue("3400");
    },
  );

test("a figure that cannot be had or read is said, the last good ones stay and are marked, and so does what was typed", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(`${path}?deposit=2500&months=60`);
  const { finance, deposit, slider, status, monthly } = financeOf(page);
  const lastFigures = finance.getByText("Últimas cifras calculadas", { exact: true });
  const failed = "No hemos podido calcular";
  const before = await monthly.textContent();
  await deposit.focus();
  await pageReady(page);
  const otherPage = await (await request.get(paths.home.es)).text();
  const bad: readonly (readonly [Parameters<Route["fulfill"]>[0] | undefined, message: string])[] = [
    [undefined, failed],
    [{ contentType: "text/html", body: otherPage }, failed],
    [{ status: 503, contentType: "text/html", body: "<main></main>" }, failed],
    [{ status: 429, contentType: "text/html", body: "" }, "Has pedido muchos cálculos seguidos."],
  ];
  for (const [number, [answer, message]] of bad.entries()) {
    await page.route(isQuote, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await deposit.fill(String(3_000 + number * 100));
    await page.keyboard.press("Enter");
    await expect(status).toContainText(message, { useInnerText: true });
    await expect(lastFigures).toBeVisible();
    await expect(deposit).toHaveValue(String(3_000 + number * 100));
    await expect(monthly).toHaveText(before ?? "");
    await expect(page).toHaveURL(/\?deposit=2500&months=60$/);
    await page.unroute(isQuote);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?deposit=3300&months=60$/);
  await expect(status).toHaveText(announced, { useInnerText: true });
  await expect(lastFigures).toBeHidden();
  await expect(monthly).not.toHaveText(before ?? "");

  await deposit.fill("mucho");
  await page.keyboard.press("Enter");
  await expect(deposit).toHaveAttribute("aria-invalid", "true");
  await expect(deposit).toHaveValue("mucho");
  await expect(status).toContainText("No hemos entendido la entrada.", { useInnerText: true });
  await deposit.fill("9000000");
  await page.keyboard.press("Enter");
  await expect(deposit).not.toHaveAttribute("aria-invalid");
  await expect(deposit).toHaveValue((await slider.getAttribute("max")) ?? "");
});

test(
  "the last of two fast changes wins, and keys held on the slider ask for the last value",
  withAll,
  async ({ page, request }) => {
    const { path } = await financedVehicle(request, "es");
    await page.goto(`${path}?deposit=2500&months=60`);
    const { finance, deposit, slider, term, status, monthly } = financeOf(page);
    const late = /\?deposit=2500&months=36/;
    const letThrough = await holdAnswers(page, late);
    const requested = page.waitForRequest(late);
    await term.focus();
    await term.selectOption("36");
    await expect(finance.locator("[data-phase=busy]")).toBeVisible();
    const answered = (await requested).response();
    await term.selectOption("48");
    await expect(status).toHaveText(announced, { useInnerText: true });
    const shown = (await monthly.textContent()) ?? "";
    letThrough();
    await (await answered)?.finished();
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered))));
    await expect(monthly).toHaveText(shown);
    await expect(page).toHaveURL(/\?deposit=2500&months=48$/);

    const quotes: string[] = [];
    page.on("request", (each) => {
      if (isQuote.test(each.url())) quotes.push(each.url());
    });
    await slider.focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowRight", { delay: 10 });
    await expect(page).toHaveURL(/\?deposit=3700&months=48$/);
    await expect(deposit).toHaveValue("3700");
    expect(quotes.length).toBeLessThan(6);
  },
);

test("the simulator of a written page changes in place too", withAll, async ({ page }) => {
  await page.goto("/financiacion/");
  await markDocument(page);
  const quote = page.locator("[data-quote]");
  await quote.locator("input[name=price]").fill("20000");
  await pageReady(page);
  await quote.locator("select").selectOption("36");
  await expect(quote.getByRole("status")).toHaveText(announced, { useInnerText: true });
  await expect(quote.locator("[data-repayment] tbody tr")).toHaveCount(36);
  await expect(quote.locator("a[href*='priceTo=20000']")).toHaveCount(1);
  await expect(page).toHaveURL(/\?price=20000&deposit=\d+&months=36$/);
  await quote.locator("input[name=price]").fill("nada");
  await page.keyboard.press("Enter");
  await expect(quote.locator("input[name=price]")).toHaveAttribute("aria-invalid", "true");
  await expect(quote.locator("input[name=price]")).toHaveValue("nada");
  await expectSameDocument(page);
});

/** Expects a deposit in the field, on the slider, in the figures and in the address. */
const expectDeposit = async (page: Page, amount: number): Promise<void> => {
  const { deposit, slider } = financeOf(page);
  const inWords = new RegExp(String(amount).replace(/(?=\d{3}$)/, "\\.?"));
  await expect(page).toHaveURL(new RegExp(`\\?deposit=${amount}&months=\\d+$`));
  await expect(deposit).toHaveValue(String(amount));
  await expect(slider).toHaveValue(String(amount));
  await expect(page.getByTestId("financed-price")).toContainText(inWords);
  await expect(figureRow(page, /^Entrada/)).toContainText(inWords);
};

test(
  "a deposit typed on an untouched page is never replaced while it is typed",
  withAll,
  async ({ page, request }) => {
    const { path } = await financedVehicle(request, "es");
    await page.goto(path);
    const { deposit } = financeOf(page);
    /** Types over what stands there, and expects no figure in it that was not typed. */
    const typeDeposit = async (typed: string) => {
      await deposit.focus();
      await page.keyboard.press("Control+A");
      for (const [index, key] of [...typed].entries()) {
        await page.keyboard.press(key, { delay: 120 });
        expect(await deposit.inputValue()).toBe(typed.slice(0, index + 1));
      }
    };
    await typeDeposit("3300");
    // Without another key it is requested after a while; a further key does not wait.
    await expectDeposit(page, 3300);
    await expect(deposit).toBeFocused();
    await typeDeposit("3.400");
    await expect(page).toHaveURL(/\?deposit=3400&/);
    await expect(deposit).toHaveValue("3.400");
    await typeDeposit("3500");
    await page.keyboard.press("Enter");
    await expectDeposit(page, 3500);
  },
);

test("a touch on the slider of an untouched page counts", withAll, async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(path);
  await expect(page.locator("html[data-scripts]")).toHaveCount(0);
  const { slider } = financeOf(page);
  // Looked for within the page: bringing it into view from outside would be a sign of life.
  await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await slider.inputValue();
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider has no place");
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect(slider).not.toHaveValue(before);
  // Long after the finger has left it.
  letThrough();
  await expectDeposit(page, Number(await slider.inputValue()));
});
