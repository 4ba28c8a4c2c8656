import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";
import type { VehiclePageProps } from "./vehicle-page.tsx";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { VehiclePage } = await import("./vehicle-page.tsx");

beforeEach(() => speak("es"));

const openingHours = [{ days: [1, 2, 3, 4, 5], opens: "09:30", closes: "20:00" }];
const dealer: Vehicle["dealer"] = {
  ...sampleVehicle.dealer,
  ...{ phone: "+34910000001", latitude: 40.4, longitude: -3.7, openingHours },
  openState: { open: true, date: "2026-11-25", time: "20:00" },
};
const finance: NonNullable<Vehicle["carDetailFinance"]> = {
  ...{
    taeg: 10.25,
    tan: 8.99,
    months: 84,
    monthlyPayment: 234.27,
    depositValue: 3_000,
    capitalFinance: 12_490,
  },
  ...{ residualValue: 0, mtic: 19_678, initialExpenses: 312, promo: false, creditTypeId: "credit" },
  ...{ pvp: 15_490, pvf: 15_490 },
};
/** Every field that a service may return. */
const whole: Vehicle = {
  ...sampleVehicle,
  dealer,
  carDetailFinance: finance,
  description: "<p>Un coche.</p>",
  equipment: [{ heading: "Confort", items: ["Climatizador"] }],
  technicalData: [{ heading: "Motor", items: [{ label: "Potencia", value: "130 CV" }] }],
};
/** Required fields of the contract only. */
const { conditionPassport: _passport, runningCosts: _costs, priceRating: _rating, ...bare } = sampleVehicle;

const available: Partial<VehiclePageProps> = {
  links: { reserve: "/reservar/", favourite: null, compare: null },
  reservationDeposit: 300,
  homeDeliveryCost: 199,
  history: [{ from: "2026-11-01T08:00:00Z", price: 15_490 }],
  financed: {
    figure: "234,27 € al mes",
    line: "234,27 € al mes",
    example: <p id="example">Ejemplo representativo</p>,
  },
  similar: [<i key="like">Uno parecido</i>],
  dealerStock: { cards: [<i key="there">Uno de allí</i>], list: "/lista/" },
};
const render = (vehicle: Vehicle, props: Partial<VehiclePageProps> = {}) =>
  renderMarkup(
    <VehiclePage
      vehicle={vehicle}
      crumbs={[{ text: "Inicio", href: "/" }, { text: "León" }]}
      links={{ favourite: null, compare: null }}
      reservationDeposit={undefined}
      homeDeliveryCost={undefined}
      history={[]}
      similar={[]}
      now={new Date("2026-11-25T10:00:00Z")}
      question={{ path: vehicle.path, zip: undefined, hiddenFields: [], delivery: undefined }}
      {...props}
    />,
  );
const headings = (markup: string) =>
  [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);

describe.each(["es", "pt"] as const)("in %s", (locale) => {
  const words = wordsOf(locale, "vehicle");
  beforeEach(() => speak(locale));

  test("the parts stand in the order in which a buyer asks", async () => {
    const found = headings(await render(whole, available));
    expect(found).toEqual([
      words.cash,
      words.financed,
      words.passport,
      words.delivery.title,
      words.included,
      words.finance,
      words.fourYears,
      words.description,
      words.equipment,
      words.technical,
      words.dealer,
      words.history,
      words.similar,
      expect.stringContaining("Volante Madrid"),
    ]);
  });

  test("each link within the page leads to a part of it", async () => {
    const markup = await render(whole, available);
    const places = [...markup.matchAll(/ href="#([\w-]+)"/g)].map(([, place]) => place);
    expect(places).toEqual(expect.arrayContaining(["rating", "passport", "kilometers", "costs", "delivery"]));
    for (const place of places) expect(markup).toContain(` id="${place}"`);
  });

  test("what a service does not say has no part", async () => {
    const markup = await render(bare, { dealerStock: { cards: [] } });
    expect(headings(markup)).toEqual([words.cash, words.included, words.dealer]);
    expect(markup).not.toMatch(/undefined|NaN|href="tel:|openstreetmap|<form/);
    const brought = words.delivery.brought.split("{")[0];
    expect(markup).not.toContain(brought);
    expect(await render(whole, available)).toContain(brought);
  });

  test("what the law wants beside prices is folded directly under them, and complete", async () => {
    const markup = await render(whole, available);
    const terms = markup.split("<details").find((part) => part.includes('id="example"')) ?? "";
    expect(terms).toMatch(new RegExp(`^ class="note"><summary>${words.financedTerms}</summary>`));
    expect(terms).toContain(words.cashNote);
    expect(terms.indexOf('id="example"')).toBeLessThan(terms.indexOf("</details>"));
  });
});

describe("of a vehicle", () => {
  const words = wordsOf("es", "vehicle");

  test("that nobody reserves online the telephone is called, and nothing is said of a deposit", async () => {
    const markup = await render(whole, {
      ...available,
      links: { favourite: null, compare: null },
      reservationDeposit: undefined,
    });
    // In the column and in the bar of a phone, and besides these at the dealer's address.
    const calls = /<a href="tel:\+34910000001" [^>]*data-type="primary"/g;
    expect(markup.match(calls)).toHaveLength(2);
    expect(await render(whole, available)).not.toMatch(calls);
    expect(markup).not.toContain(words.includedDeposit);
    expect(await render(whole, available)).toContain(words.includedDeposit);
  });

  test("that is sold neither delivery, credit nor bar is offered, but vehicles like it", async () => {
    const markup = await render({ ...whole, card: { ...whole.card, bought: true } }, available);
    for (const part of [words.delivery.title, words.included, words.finance])
      expect(headings(markup)).not.toContain(part);
    expect(markup).not.toContain("data-bottom-bar");
    expect(headings(markup)).toContain(words.similar);
  });

  test("whose dealer does not say whether it is open only the hours are told", async () => {
    expect(await render(whole)).toContain('data-open="true"');
    const { openState: _state, ...silent } = dealer;
    const markup = await render({ ...whole, dealer: silent });
    expect(markup).not.toContain("data-open");
    expect(markup).toContain(words.openingHours);
  });
});
