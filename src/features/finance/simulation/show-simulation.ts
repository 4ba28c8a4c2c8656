import type { SimulationView } from "../simulation-view.ts";

const make = (tag: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
};

const paragraph = (runs: SimulationView["legal"][number]): HTMLElement =>
  make("p", ...runs.map(([text, strong]) => (strong ? make("strong", text) : text)));

const rate = ([label, value]: SimulationView["rates"][number]): HTMLElement =>
  make("div", make("dt", label), make("dd", value));

const heading = (scope: "row" | "col", textContent: string): HTMLElement =>
  Object.assign(document.createElement("th"), { scope, textContent });

const row = ([label = "", ...values]: readonly string[]): HTMLElement =>
  make("tr", heading("row", label), ...values.map((value) => make("td", value)));

/** Texts by the name of their place. One that is missing hides its place. */
const figures = ({ monthly, taeg, terms, during, campaign, discount, difference }: SimulationView) =>
  ({ monthly, taeg, terms, during, campaign, discount, difference }) as Readonly<
    Record<string, string | undefined>
  >;

const tables = ({ rows, totals, table }: SimulationView) =>
  ({ rows, totals: [totals], plan: table?.rows ?? [], sums: table ? [table.totals] : [] }) as Readonly<
    Record<string, readonly (readonly string[])[]>
  >;

/** Writes newly simulated figures, and the example that goes with them, wherever the page shows those of this vehicle. */
export function showSimulation(vin: string, view: SimulationView): void {
  const texts = figures(view);
  const rows = tables(view);
  for (const part of document.querySelectorAll<HTMLElement>(`[data-financed="${vin}"]`)) {
    const each = (selector: string, change: (place: HTMLElement) => void) =>
      part.querySelectorAll<HTMLElement>(selector).forEach(change);
    each("[data-figure]", (place) => {
      const text = texts[place.dataset.figure ?? ""];
      place.textContent = text ?? "";
      place.hidden = text === undefined;
    });
    each("[data-own]", (mark) => {
      mark.hidden = !view.own;
    });
    each("[data-legal]", (place) => place.replaceChildren(...view.legal.map(paragraph)));
    each("[data-rates]", (place) => place.replaceChildren(...view.rates.map(rate)));
    each("[data-rows]", (place) => place.replaceChildren(...(rows[place.dataset.rows ?? ""] ?? []).map(row)));
    each("[data-columns]", (place) =>
      place.replaceChildren(...(view.table?.columns ?? []).map((name) => heading("col", name))),
    );
    each("[data-repayment]", (place) => {
      place.hidden = view.table === undefined;
    });
    each("a[href*='/pdf?']", (link) => {
      const address = new URL((link as HTMLAnchorElement).href);
      const locale = address.searchParams.get("locale");
      (link as HTMLAnchorElement).href = `${address.pathname}?${view.query}&locale=${locale}`;
    });
  }
}

/** Writes the cash price that was simulated with wherever the page shows an older one; a former price beside that has no meaning. */
export function showPrice(vin: string, cash: string): void {
  for (const place of document.querySelectorAll(`[data-price="${vin}"]`)) place.textContent = cash;
  for (const place of document.querySelectorAll<HTMLElement>(`[data-price-before="${vin}"]`))
    place.hidden = true;
}
