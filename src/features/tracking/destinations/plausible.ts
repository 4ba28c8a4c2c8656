import { browsingCodes } from "#domain/browsing-codes.ts";
import { readConsent } from "#domain/consent.ts";
import type { Destination } from "./destination.ts";
import { measuredAddress } from "./measured-address.ts";
import { salesEvents } from "./sales-events.ts";

type Sent = {
  readonly name: string;
  readonly props?: Readonly<Record<string, string>>;
  readonly revenue?: { readonly currency: string; readonly amount: number };
};

let receiver = "";

/** By its events API, so that no script of others comes; nothing is stored, and no cookie goes with it. */
const deliver = (event: Sent): void => {
  if (readConsent(document.cookie) !== "all") return;
  const domain = location.hostname.replace(/^www\./, "");
  const referrer = document.referrer.startsWith(location.origin) ? undefined : document.referrer;
  const body = JSON.stringify({ domain, url: measuredAddress(), referrer, ...event });
  fetch(`${receiver}/api/event`, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => {
    // A browser that blocks it is left alone.
  });
};

const sales = salesEvents("plausible", ({ name, parameters: { currency, value, items } }) => {
  const [item] = (items ?? []) as readonly { readonly item_name: string }[];
  deliver({
    name,
    ...(item && name !== "view_item_list" && { props: { item: item.item_name } }),
    ...(name === "purchase" && { revenue: { currency: String(currency), amount: Number(value) } }),
  });
});

/** Codes that the page itself shows, or that the sales events say. */
const shown: readonly number[] = [
  browsingCodes.pageView,
  browsingCodes.detailPage,
  browsingCodes.hasInterest,
];

/** Plausible, its own service or one that the shop runs itself. */
export const destination: Destination = {
  name: "plausible",
  consent: "all",
  variables: ["PLAUSIBLE_URL"],
  hosts: ([url = ""]) => ({ "connect-src": [url] }),
  recipient: ([url = ""]) => ({ kind: "plausible", name: new URL(url).host }),
  show: ([url = ""]) => {
    receiver = url;
    deliver({ name: "pageview" });
    sales.show();
  },
  send: (event, [url = ""]) => {
    receiver = url;
    if (!shown.includes(event.type)) deliver({ name: event.event });
    sales.send(event);
  },
};
