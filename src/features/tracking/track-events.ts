import { listenTo, type PageEvents } from "#browser/page-events.ts";
import { type BrowsingEvent, browsingCodes } from "#domain/browsing-codes.ts";
import { readConsent } from "#domain/consent.ts";
import type { AnalyticsEvent } from "./destinations/destination.ts";
import { sendEvent } from "./destinations/send-event.ts";

type TrackedEvent = PageEvents["volante:track"];

const nameOf = (type: number): BrowsingEvent | undefined =>
  (Object.keys(browsingCodes) as BrowsingEvent[]).find((name) => browsingCodes[name] === type);

/** What is recorded of an event: nothing without consent, nothing of a type that no script reports. */
export const eventToRecord = (
  { type, data }: TrackedEvent,
  path: string,
  cookies: string,
): AnalyticsEvent | undefined => {
  const event = nameOf(type);
  return event && readConsent(cookies) === "all" ? { event, type, path, data } : undefined;
};

/** The campaign that the browser stores, for the server to validate; nothing where storage is forbidden. */
const storedCampaign = (): URLSearchParams => {
  try {
    return new URLSearchParams(JSON.parse(sessionStorage.getItem("utms") ?? "{}"));
  } catch {
    return new URLSearchParams();
  }
};

/** Adds the campaign that led the visitor here to a form that is sent, with their consent. */
const addCampaign = ({ target }: Event): void => {
  if (!(target instanceof HTMLFormElement) || readConsent(document.cookie) !== "all") return;
  for (const [name, value] of storedCampaign())
    if (target.elements.namedItem("stamp") && !target.elements.namedItem(name))
      target.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
};

/** @param isRecorded where the server knows of it already */
const record = (event: TrackedEvent, isRecorded?: boolean): void => {
  const path = location.pathname;
  const recorded = eventToRecord(event, path, document.cookie);
  if (!recorded) return;
  sendEvent(recorded);
  if (!isRecorded)
    navigator.sendBeacon?.(`/api/footprint?${storedCampaign()}`, JSON.stringify({ ...event, path }));
};

const vehiclePage = "[data-vehicle-page]";

// The visit script sends page views by itself, also where no other script comes.
const onPageView = (): void => {
  record({ type: browsingCodes.pageView, data: {} }, true);
  const vin = document.querySelector<HTMLElement>(vehiclePage)?.dataset.vin;
  if (vin) record({ type: browsingCodes.detailPage, data: { vin } }, true);
};

/** What an action has taken is recorded by the action; the destinations get it here, once. */
const onTaken = (): void => {
  const taken = document.querySelector<HTMLElement>("[data-taken]");
  if (!taken) return;
  record({ type: Number(taken.dataset.taken), data: {} }, true);
  delete taken.dataset.taken;
};

const onToggle = ({ target }: Event): void => {
  const part = target as HTMLElement;
  const vin = part.matches("details[open]") && part.closest<HTMLElement>(vehiclePage)?.dataset.vin;
  if (!vin) return;
  const title = part.querySelector("summary")?.textContent ?? "";
  record({ type: browsingCodes.expandCarDetails, data: { vin, part: title.slice(0, 80) } });
};

/**
 * Records what features report by `announceEvent`, and of vehicles' pages that they are viewed and which parts are opened.
 * Starts with consent, and checks each event against the answer at its time.
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
