import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Card as CardData } from "#api/models/card.ts";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";
import type { CardView } from "./card-view.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { VehicleCard } = await import("./vehicle-card.tsx");

beforeEach(() => speak("es"));

const financed: CardData = {
  ...sampleVehicle.card,
  ...{ monthlyPrice: 234.27, taeg: 10.25, depositValue: 3_000, capitalFinance: 12_490 },
  tooltipDescription: { months: 84, tan: 8.99 },
  ids: { brand: "seat", model: "seat-leon", fuel: "petrol", transmission: "manual", zipCode: "28013" },
  location: "Madrid",
  distance: { km: 12, overSea: false },
};
const render = (vehicle: CardData, view?: Partial<CardView>) =>
  renderMarkup(
    <VehicleCard
      vehicle={vehicle}
      favourite={null}
      compare={null}
      sizes="100vw"
      view={view && { monthly: false, ...view }}
    />,
  );
const large = (markup: string) => [...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, price]) => price);

describe("the large price", () => {
  test("is what the list is looked at by", async () => {
    expect(large(await render(financed))).toEqual(["15.490,50 €"]);
    expect(large(await render(financed, { monthly: true }))).toEqual([expect.stringContaining("234,27 €")]);
  });

  test("is the cash price of what cannot be financed", async () => {
    expect(large(await render(sampleVehicle.card, { monthly: true }))).toEqual(["15.490,50 €"]);
  });

  test.each(["taeg", "tooltipDescription"] as const)("no instalment is told without its %s", async (part) => {
    const { [part]: _, ...silent } = financed;
    expect(await render(silent)).not.toContain("234,27");
  });
});

test("a deposit goes along to the vehicle's page", async () => {
  expect(await render(financed, { deposit: 6_000 })).toContain(`href="${financed.path}?deposit=6000"`);
  expect(await render(financed)).toContain(`href="${financed.path}"`);
});

test("the link is the address of an item for search engines: in a list, of what can be bought", async () => {
  const link = /<a href="[^"]*" itemProp="url">/;
  expect(await render(financed, {})).toMatch(link);
  expect(await render({ ...financed, reserved: true }, {})).not.toMatch(link);
  expect(await render(financed)).not.toMatch(link);
});

/** Facts with a filter: form, key, value, and whether they are in the tab order. */
const factsOf = (markup: string) =>
  (markup.match(/<button type="submit"[^>]*>/g) ?? []).map((button) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(button)?.[1];
    return [read("form"), `${read("name")}=${read("value")}`, read("tabindex")].join(" ");
  });

describe("what is said of a vehicle", () => {
  test("is a button of the list's form, and no stop of the tabulator", async () => {
    expect(factsOf(await render(financed, { form: "facts", placeForm: "near" }))).toEqual([
      "facts yearFrom=2019 -1",
      "facts kmsTo=70000 -1",
      "facts fuel=petrol -1",
      "facts transmission=manual -1",
      "near place=28013 -1",
    ]);
  });

  test("is plain text where there is no list, or no filter for it", async () => {
    expect(factsOf(await render(financed))).toEqual([]);
    const { ids: _, ...unnamed } = financed;
    expect(factsOf(await render(unnamed, { form: "facts" }))).toEqual([
      "facts yearFrom=2019 -1",
      "facts kmsTo=70000 -1",
    ]);
  });

  test("on its picture is a button where the list has a filter for it, and a word elsewhere", async () => {
    const flagged = { ...financed, promo: true, lowCost: true };
    const [flags = ""] = /<p data-part="flags">.*?<\/p>/.exec(await render(flagged, { form: "facts" })) ?? [];
    expect(factsOf(flags)).toEqual(["facts lowCost=1 -1"]);
    expect(flags).toContain('<b data-flag="promo">');
    expect(factsOf(await render(flagged))).toEqual([]);
  });

  test("is how far away it stands where somebody has asked from a place", async () => {
    expect(await render(financed, { place: "28001" })).toContain("a 12 km de 28001");
    expect(await render(financed)).not.toContain("12 km");
    const { distance: _, ...lost } = financed;
    expect(await render(lost, { place: "53001" })).not.toContain("53001");
  });
});

describe("the words of the service", () => {
  const words = {
    ...{ lowCost: "Chollo", highlightedVehicle: "Elegido", reserved: "Ya reservado", bought: "Ya vendido" },
    ...{ monthly: "cada mes", taeg: "TAE desde", tan: "TIN", financeMonths: "Plazo", months: "meses" },
    ...{ financeEntry: "Entrada", financeValue: "Crédito", financeSeparator: "|" },
    promoFinInfo: "Con la campaña de otoño.",
  };
  const labelled = { ...financed, labels: words };

  test("stand on the picture, at the instalment and in its explanation", async () => {
    const plain = await render({ ...labelled, lowCost: true, highlightedVehicle: true });
    expect(plain).toContain(">Chollo</b>");
    expect(plain).toContain(">Elegido</b>");
    expect(plain).toMatch(/234,27 € cada mes .*<b>TAE desde 10,25 %<\/b>/);
    expect(plain).toContain("<p>Entrada 3.000,00 € | Crédito 12.490,00 € | Plazo 84 meses | TIN 8,99 %</p>");
    expect(plain).not.toContain("campaña");
    expect(await render({ ...labelled, promo: true })).toContain("<p>Con la campaña de otoño.</p>");
    expect(await render({ ...labelled, reserved: true })).toContain(">Ya reservado</b>");
    expect(await render({ ...labelled, bought: true })).toContain(">Ya vendido</b>");
  });

  test("are the shop's own where there is none, and terms that have none are left out", async () => {
    const own = await render({ ...financed, reserved: true });
    expect(own).toContain(">Reservado</b>");
    expect(own).toMatch(/234,27 € al mes .*<b>TAE 10,25 %<\/b>/);
    const { financeSeparator: _, tan: __, ...fewer } = words;
    const { capitalFinance: ___, ...unknown } = { ...financed, labels: fewer, depositValue: 0 };
    expect(await render(unknown)).toContain("<p>Entrada 0,00 € · Plazo 84 meses</p>");
  });
});
