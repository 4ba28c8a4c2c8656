import { listenTo, type PageEvents } from "#browser/page-events.ts";
import { type BrowsingCode, type BrowsingEvent, browsingCodes } from "#domain/browsing-codes.ts";
import { readConsent } from "#domain/consent.ts";

/** What `window.dataLayer` holds: one entry an event, for whatever tag manager the shop uses. */
export interface DataLayerEvent {
  readonly event: BrowsingEvent;
  readonly type: BrowsingCode;
  readonly path: string;
  readonly data: Readonly<Record<string, string | number>>;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

type TrackedEvent = PageEvents["volante:track"];

const nameOf = (type: number): BrowsingEvent | undefined =>
  (Object.keys(browsingCodes) as BrowsingEvent[]).find((name) => browsingCodes[name] === type);

/** What is recorded of an event: nothing without consent, nothing of a type that no script tells. */
export const eventToRecord = (
  { type, data }: TrackedEvent,
  path: string,
  cookies: string,
): DataLayerEvent | undefined => {
  const event = nameOf(type);
  return event && readConsent(cookies) === "all"
    ? { event, type: type as BrowsingCode, path, data }
    : undefined;
};

/** The campaign that the browser keeps, for the server to judge; nothing where storage is forbidden. */
const storedCampaign = (): URLSearchParams => {
  try {
    return new URLSearchParams(JSON.parse(sessionStorage.getItem("utms") ?? "{}"));
  } catch {
    return new URLSearchParams();
  }
};

/** A form that is sent says what led its sender here, as long as they agree to that. */
const addCampaign = ({ target }: Event): void => {
  if (!(target instanceof HTMLFormElement) || readConsent(document.cookie) !== "all") return;
  for (const [name, value] of storedCampaign())
    if (target.elements.namedItem("stamp") && !target.elements.namedItem(name))
      target.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
};

const pushToDataLayer = (event: TrackedEvent): DataLayerEvent | undefined => {
  const entry = eventToRecord(event, location.pathname, document.cookie);
  if (!entry) return undefined;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  return entry;
};

const record = (event: TrackedEvent): void => {
  const entry = pushToDataLayer(event);
  if (!entry) return;
  const { type, path, data } = entry;
  navigator.sendBeacon?.(`/api/footprint?${storedCampaign()}`, JSON.stringify({ type, path, data }));
};

/** The vehicle that this page, or the part of it with `node`, is about. */
const vinAround = (node: Element | null | undefined): string | undefined =>
  node?.closest<HTMLElement>("[data-vehicle-page]")?.dataset.vin;

// The visit script sends page views by itself, also where no other script comes: here they only join the layer.
const onPageView = (): void => {
  pushToDataLayer({ type: browsingCodes.pageView, data: {} });
  const vin = vinAround(document.querySelector("[data-vehicle-page]"));
  if (vin) pushToDataLayer({ type: browsingCodes.detailPage, data: { vin } });
};

/** What an action has taken is recorded by the action: here it only joins the layer, once. */
const onTaken = (): void => {
  const taken = document.querySelector<HTMLElement>("[data-taken]");
  if (!taken) return;
  pushToDataLayer({ type: Number(taken.dataset.taken), data: {} });
  delete taken.dataset.taken;
};

const onToggle = ({ target }: Event): void => {
  const part = target as HTMLElement;
  const vin = part.matches("details[open]") && vinAround(part);
  if (!vin) return;
  const title = part.querySelector("summary")?.textContent ?? "";
  record({ type: browsingCodes.expandCarDetails, data: { vin, part: title.slice(0, 80) } });
};

/**
 * Records what features tell by `announceEvent`, and of vehicles' pages that they are looked at and which parts are opened.
 * Begins with consent, and judges each event by the answer at its time.
 */
export const start = (): void => {
  listenTo("volante:track", record);
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("submit", addCampaign, true);
  listenTo("volante:visit", onPageView);
  listenTo("volante:consent", onPageView);
  listenTo("volante:exchanged", onTaken);
  onPageView();
  onTaken();
};
