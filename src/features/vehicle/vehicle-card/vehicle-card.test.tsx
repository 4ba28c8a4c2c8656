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

describe("a card", () => {
  test("is one link: nothing else on it leads anywhere, and its facts are plain text", async () => {
    const markup = await render({ ...financed, promo: true, tags: [{ id: "one-owner", value: "Un dueño" }] });
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup.match(/<button [^>]*type="submit"/g)).toBeNull();
    expect(markup).toMatch(/<p data-part="facts">2019 · [^<]*<\/p>/);
  });

  test("has one badge, and a promotion only where nothing better is known", async () => {
    const tags = [{ id: "one-owner", value: "Un solo dueño" }];
    const badges = async (change: object) =>
      [...(await render({ ...financed, ...change })).matchAll(/data-flag="(\w+)"/g)].map(([, flag]) => flag);
    expect(await badges({ promo: true, lowCost: true, tags })).toEqual(["lowCost"]);
    expect(await badges({ promo: true, tags })).toEqual(["tag"]);
    expect(await badges({ promo: true })).toEqual(["promo"]);
    expect(await badges({})).toEqual([]);
  });

  test("has at most 20 elements, all that can be said of a vehicle included", async () => {
    const markup = await render({
      ...financed,
      ...{ promo: true, lowCost: true, previousPrice: 16_990 },
      environmentalBadge: { image: "/c.svg", alt: "C", id: "c" },
      priceBand: "below",
      legalInfo:
        "<p>Con la promoción.</p><p><strong>Atención.</strong> Sujeto a aprobación.</p><p>Ejemplo.</p>",
      tags: [
        { id: "one-owner", value: "Un solo dueño" },
        { id: "few-kilometers", value: "Pocos kilómetros" },
      ],
    });
    // Two more are its buttons.
    expect(markup.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(18);
  });

  test("has the distance where a place is known", async () => {
    expect(await render(financed, { place: "28001" })).toContain("Madrid · a 12 km de 28001");
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
    const plain = await render({ ...labelled, lowCost: true });
    expect(plain).toContain(">Chollo</b>");
    expect(await render({ ...labelled, highlightedVehicle: true })).toContain(">Elegido</b>");
    expect(plain).toMatch(/234,27 € cada mes .*<b>TAE desde 10,25 %<\/b>/);
    expect(plain).toMatch(/>Entrada 3.000,00 € \| Crédito 12.490,00 € \| Plazo 84 meses \| TIN 8,99 %\n\n/);
    expect(plain).not.toContain("campaña");
    expect(await render({ ...labelled, promo: true })).toContain(">Con la campaña de otoño.\n\n");
    expect(await render({ ...labelled, reserved: true })).toContain(">Ya reservado</b>");
    expect(await render({ ...labelled, bought: true })).toContain(">Ya vendido</b>");
  });

  test("are the shop's own where there is none, and terms that have none are left out", async () => {
    const own = await render({ ...financed, reserved: true });
    expect(own).toContain(">Reservado</b>");
    expect(own).toMatch(/234,27 € al mes .*<b>TAE 10,25 %<\/b>/);
    const { financeSeparator: _, tan: __, ...fewer } = words;
    const { capitalFinance: ___, ...unknown } = { ...financed, labels: fewer, depositValue: 0 };
    expect(await render(unknown)).toContain(">Entrada 0,00 € · Plazo 84 meses\n\n");
  });
});
