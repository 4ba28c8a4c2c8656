import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Quote } from "#contract/finance.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { createRandom } from "#demo/stock/random.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { repaymentPlan } from "#domain/finance/repayment-plan.ts";
import { centsFromEuros } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 300 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const cardsOf = async (locale: Locale) => {
  const random = createRandom(17);
  const data = { filters: { financing: "1" }, limit: 48, sort: "newest" };
  const body = { components: [{ id: "s", key: "search", data }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body }, locale);
  const vehicles = components[0]?.data.vehicles ?? [];
  return vehicles.filter(() => random.chance(0.4)).slice(0, 20);
};

const quoteFor = (vin: string, query: Record<string, number | boolean>, locale: Locale) =>
  client.call(readingEndpoints.quote, { params: { vin }, query }, locale);

/** The words of a PDF with standard fonts, as they are rendered. */
const textOf = (pdf: Buffer): string => {
  const source = pdf.toString("latin1");
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = ""]) => {
    try {
      return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  const shown = streams.join("\n").matchAll(/\[([^\]]*)\] TJ/g);
  return [...shown]
    .map(([, parts = ""]) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
        .join(""),
    )
    .join(" ")
    .replace(/\s/g, " ");
};

/** An amount as the sheet writes it: the euro sign of its encoding is not Latin-1's. */
const amountIn = (locale: Locale, euros: number) =>
  marketOf(locale).formats.amount(euros, 2).replace(/\s/gu, " ");

const totalTax = ({ taxes }: Pick<Quote, "taxes">) =>
  taxes === undefined
    ? 0
    : centsFromEuros(taxes.creditUsed) + centsFromEuros(taxes.interest) + centsFromEuros(taxes.expenses);

describe.each(locales)("in %s", (locale) => {
  test("list, page and quote say the same of a vehicle, to the cent", async () => {
    const cards = await cardsOf(locale);
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) {
      const { vin } = card;
      const page = await client.call(readingEndpoints.vehicle, { params: { vin } }, locale);
      const quote = await quoteFor(vin, {}, locale);
      const { carDetailFinance: finance, carDetailCard: detail } = page;
      if (finance === undefined) throw new Error(`${vin} has no credit on its page`);
      expect(page.card).toEqual(card);
      expect([card.monthlyPrice, detail.monthPrice, finance.monthlyPayment]).toEqual(
        Array(3).fill(quote.fee),
      );
      expect([card.taeg, finance.taeg, detail.tooltipDescription?.taeg]).toEqual(Array(3).fill(quote.taeg));
      expect([detail.mtic, finance.mtic]).toEqual([quote.mtic, quote.mtic]);
      expect([card.legalInfo, detail.legalInfo]).toEqual([quote.legalInfo, quote.legalInfo]);
      expect(finance.taxes).toEqual(quote.taxes);
      expect(detail.lastFee).toBe(quote.lastFee);
      const [cash, financed = cash] = detail.prices ?? [];
      expect(cash).toEqual({
        ...{ priceType: "TotalPrice", actualValue: finance.pvp },
        ...(card.previousPrice !== undefined && { previousValue: card.previousPrice }),
      });
      expect(financed?.actualValue).toBe(finance.pvf);
      const { pvp = 0, pvf = pvp } = finance;
      const { promoFinInfo } = card.labels ?? {};
      expect(promoFinInfo !== undefined).toBe(card.promo && pvf < pvp);
      if (promoFinInfo !== undefined) expect(promoFinInfo).toContain(marketOf(locale).formats.money(pvf));
    }
  });

  test("a quote's taxes are the market's, and its table contains them", async () => {
    const random = createRandom(23);
    for (const { vin } of await cardsOf(locale)) {
      const preferences = { initialValue: random.whole(500, 6000), nrPayments: random.whole(24, 96) };
      const quote = await quoteFor(vin, preferences, locale);
      const plan = repaymentPlan({ ...quote, tan: quote.tan ?? Number.NaN });
      expect(plan, vin).toBeDefined();
      if (locale === "es") expect(quote.taxes).toBeUndefined();
      else {
        const capital = centsFromEuros(quote.capitalToFinance);
        expect(centsFromEuros(quote.taxes?.creditUsed ?? 0)).toBe(Math.round(capital * 0.0176));
        expect(centsFromEuros(quote.taxes?.expenses ?? 0)).toBe(Math.round(quote.initialExpenses * 4));
        const interest = (plan?.interestCents ?? 0) * 0.04;
        expect(Math.abs(centsFromEuros(quote.taxes?.interest ?? 0) - interest)).toBeLessThan(
          quote.nrPayments,
        );
      }
      expect(centsFromEuros(quote.mtic)).toBe(
        centsFromEuros(quote.capitalToFinance) +
          (plan?.interestCents ?? 0) +
          totalTax(quote) +
          centsFromEuros(quote.initialExpenses),
      );
    }
  });

  test("the document and the example say the figures of the quote", async () => {
    for (const { vin } of (await cardsOf(locale)).slice(0, 4)) {
      const quote = await quoteFor(vin, { pdf: true }, locale);
      const plan = repaymentPlan({ ...quote, tan: quote.tan ?? Number.NaN });
      if (plan === undefined) throw new Error(`${vin} has no table`);
      const sheet = textOf(Buffer.from(quote.pdfinBase64 ?? "", "base64"));
      const example = quote.legalInfo.replace(/\s/gu, " ");
      const { taxes } = quote;
      for (const euros of [
        quote.fee,
        quote.lastFee,
        quote.mtic,
        quote.capitalToFinance,
        quote.initialExpenses,
      ]) {
        expect(sheet).toContain(amountIn(locale, euros));
        expect(example).toContain(amountIn(locale, euros));
      }
      for (const euros of taxes === undefined ? [] : [taxes.creditUsed, taxes.interest, taxes.expenses])
        expect(sheet).toContain(amountIn(locale, euros));
      // The one on the commission is given as its share: a list contains the example 24 times.
      for (const euros of taxes === undefined ? [] : [taxes.creditUsed, taxes.interest])
        expect(example).toContain(amountIn(locale, euros));
      expect(example.includes("4,00 % da comissão")).toBe(taxes !== undefined);
      expect(sheet).toContain(amountIn(locale, totalTax(quote) / 100));
      for (const row of [plan.rows[0], plan.rows.at(-1)])
        expect(sheet).toContain(amountIn(locale, (row?.feeCents ?? 0) / 100));
      expect(sheet).toContain(amountIn(locale, plan.feesCents / 100));
      expect(example.includes("imposto do selo"), wordingOf(locale).legal.taxes).toBe(locale === "pt");
    }
  });
});
