import { listenTo } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { readConsent } from "#domain/consent.ts";
import type { SaleFacts, SoldItem } from "#domain/sale-facts.ts";
import type { AnalyticsEvent } from "./destination.ts";

/** An event as GA4 recommends it, with its parameters. */
export type SalesEvent = {
  readonly name: "view_item_list" | "view_item" | "generate_lead" | SaleFacts["name"];
  readonly parameters: Readonly<Record<string, unknown>>;
};

const currency = "EUR";
/** In the browser's storage: whose `purchase` of which reservations was sent. */
const sentStorageKey = "volante-measured";

/** Prices have two decimals in every language of the shop (`market/formats.ts`). */
const readMoney = (text: string): number | undefined => {
  const digits = /\d[^€]*€/.exec(text)?.[0].replace(/\D/g, "");
  return digits ? Number(digits) / 100 : undefined;
};

const textOf = (part: Element | null | undefined): string =>
  part?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** A vehicle of a list, as its card shows it. */
const listedItem = (card: HTMLElement, index: number) => {
  const link = card.querySelector<HTMLAnchorElement>("h3 a");
  const price = readMoney(textOf(card.querySelector("[data-part=price]")));
  return {
    item_id: card.dataset.vin,
    item_name: textOf(link),
    item_category: /\/moto/.test(link?.pathname ?? "") ? "motorbike" : "car",
    index,
    ...(price !== undefined && { price }),
  };
};

type Described = {
  readonly "@type"?: string;
  readonly name: string;
  readonly brand?: { readonly name: string };
  readonly offers: { readonly price: number };
};

/** The vehicle of the page, as search engines read it; nothing where it cannot be bought. */
const describedItem = (vin: string): SoldItem | undefined => {
  for (const { textContent } of document.querySelectorAll("script[type='application/ld+json']")) {
    const data = JSON.parse(textContent ?? "") as Described;
    if (data["@type"] !== "Car" && data["@type"] !== "Motorcycle") continue;
    return {
      item_id: vin,
      item_name: data.name,
      ...(data.brand && { item_brand: data.brand.name }),
      item_category: data["@type"] === "Car" ? "car" : "motorbike",
      price: data.offers.price,
    };
  }
  return undefined;
};

const viewOf = (vehicle: HTMLElement): SalesEvent => {
  const { vin = "" } = vehicle.dataset;
  const item = describedItem(vin);
  return {
    name: "view_item",
    parameters: item
      ? { currency, value: item.price, items: [item] }
      : { items: [{ item_id: vin, item_name: textOf(vehicle.querySelector("h1")) }] },
  };
};

const listView = (list: HTMLElement): readonly SalesEvent[] => {
  const items = Array.from(list.querySelectorAll<HTMLElement>("article[data-vin]"), listedItem);
  const named = { item_list_id: location.pathname, item_list_name: textOf(list.querySelector("h1")) };
  return items.length > 0 ? [{ name: "view_item_list", parameters: { currency, ...named, items } }] : [];
};

/** Whether this device has not sent it before. Where nothing can be stored, GA4 itself counts an id once. */
const isNew = (id: string): boolean => {
  try {
    const sent = localStorage.getItem(sentStorageKey)?.split(" ") ?? [];
    if (sent.includes(id)) return false;
    localStorage.setItem(sentStorageKey, [...sent, id].slice(-20).join(" "));
  } catch {
    // Storage may be forbidden.
  }
  return true;
};

/** Forgets what was sent. */
const forget = (): void => {
  try {
    localStorage.removeItem(sentStorageKey);
  } catch {
    // Storage may be forbidden.
  }
};

const lead: SalesEvent = { name: "generate_lead", parameters: {} };

const isAllowed = (): boolean => readConsent(document.cookie) === "all";

/**
 * The sales events of a page and of what happens on it, for one destination.
 * @param to its name
 * @param deliver gets each, and none without consent
 */
export const salesEvents = (to: string, deliver: (event: SalesEvent) => void) => {
  const seen = new WeakSet<Element>();
  let isListening = false;
  /** A lead was sent that the page's own code reports later. */
  let isReported = true;

  /** The element, the first time. */
  const once = (part: ParentNode, selector: string): HTMLElement | undefined => {
    const found = part.querySelector<HTMLElement>(selector);
    if (!found || seen.has(found)) return undefined;
    seen.add(found);
    return found;
  };
  /** What a page of one visitor states of a reservation (`api/sale-facts.ts`), once. */
  const saleOf = (part: ParentNode): readonly SalesEvent[] => {
    const facts = once(part, "[data-sale]")?.dataset.sale;
    if (!facts) return [];
    const { name, ...parameters } = JSON.parse(facts) as SaleFacts;
    const id = parameters.transaction_id;
    return id !== undefined && !isNew(`${to}:${id}`) ? [] : [{ name, parameters }];
  };
  const leadOfPage = (): readonly SalesEvent[] => {
    if (!once(document, `[data-taken="${browsingCodes.hasInterest}"]`)) return [];
    isReported = false;
    return [lead];
  };
  const pageEvents = (): readonly SalesEvent[] => {
    const vehicle = document.querySelector<HTMLElement>("[data-vehicle-page]");
    const list = document.querySelector<HTMLElement>("[data-list]");
    return [
      ...(vehicle ? [viewOf(vehicle)] : []),
      ...(list ? listView(list) : []),
      ...leadOfPage(),
      ...saleOf(document),
    ];
  };
  /** What an event of ours is to GA4 where the page alone does not show it. */
  const eventsOf = ({ type }: AnalyticsEvent): readonly SalesEvent[] => {
    const list = document.querySelector<HTMLElement>("[data-list]");
    if (type === browsingCodes.search && list) return listView(list);
    if (type !== browsingCodes.hasInterest) return [];
    const isSent = !isReported;
    isReported = true;
    return isSent ? [] : [lead];
  };
  const listen = () => {
    isListening = true;
    // A panel shows a page of its own.
    listenTo("volante:exchanged", ({ part }) => isAllowed() && saleOf(part).forEach(deliver));
    listenTo("volante:consent", () => isAllowed() || forget());
  };
  return {
    /** The page is shown. */
    show: (): void => {
      if (!isListening) listen();
      if (isAllowed()) pageEvents().forEach(deliver);
    },
    send: (event: AnalyticsEvent): void => {
      if (isAllowed()) eventsOf(event).forEach(deliver);
    },
  };
};
