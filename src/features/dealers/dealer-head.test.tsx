import { expect, test, vi } from "vitest";
import type { Dealer } from "#api/models/dealer.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { DealerHead } = await import("./dealer-head.tsx");

const dealer: Dealer = {
  ...{
    id: "A",
    dealerCode: "A",
    municipality: "Madrid",
    dealerService: "CP",
    name: "Volante",
    country: "ES",
  },
  ...{ address: "Calle Mayor, 1", zipCode: "28001", phone: "+34910000001", latitude: 40.4, longitude: -3.7 },
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: "09:30", closes: "20:00" }],
};
const render = (openState?: Dealer["openState"], isBrief = false) =>
  renderMarkup(
    <DealerHead
      dealer={{ ...dealer, ...(openState && { openState }) }}
      heading="Volante"
      text={undefined}
      values={false}
      isBrief={isBrief}
    />,
  );
const hours = "<dt>De lunes a viernes</dt><dd>09:30-20:00</dd>";

test.each([
  [true, "Abierto ahora (miércoles, 25 de noviembre), hasta las 20:00"],
  [false, "Cerrado ahora. Abre el miércoles, 25 de noviembre, a las 20:00"],
] as const)("that it is open is %s, of a day and until a time: %s", async (open, said) => {
  expect(await render({ open, date: "2026-11-25", time: "20:00" })).toContain(`<strong>${said}</strong>`);
});

test("a service that does not say whether it is open leaves its hours alone", async () => {
  const markup = await render();
  expect(markup).toContain(hours);
  expect(markup).not.toContain("<strong>");
});

test("above a list that was filtered neither is said", async () => {
  const markup = await render({ open: true, date: "2026-11-25", time: "20:00" }, true);
  expect(markup).not.toMatch(/<strong>|<dd>09:30/);
  expect(markup).toContain('href="tel:+34910000001"');
});
