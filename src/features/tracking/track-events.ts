import { readConsent } from "#domain/consent.ts";
import { type TrackingCode, type TrackingEvent, trackingCodes } from "#domain/tracking-codes.ts";
import { readUtms } from "#domain/utm.ts";
import { trackedEvent } from "#platform/announce-event.ts";

/** What `window.dataLayer` holds: one entry an event, for whatever tag manager the shop uses. */
export interface DataLayerEvent {
  readonly event: TrackingEvent;
  readonly type: TrackingCode;
  readonly path: string;
  readonly data: Readonly<Record<string, string | number>>;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

type Told = Readonly<{ type: number; data: DataLayerEvent["data"] }>;

const nameOf = (type: number): TrackingEvent | undefined =>
  (Object.keys(trackingCodes) as TrackingEvent[]).find((name) => trackingCodes[name] === type);

/** What is recorded of an event: nothing without consent, nothing of a type that the specification does not know. */
export const eventToRecord = (
  { type, data }: Told,
  path: string,
  cookies: string,
): DataLayerEvent | undefined => {
  const event = nameOf(type);
  return event && readConsent(cookies) === "all"
    ? { event, type: trackingCodes[event], path, data }
    : undefined;
};

/** The campaign that the browser keeps, as a query string; empty when there is none or storage is forbidden. */
const storedCampaign = (): string => {
  try {
    const stored = new URLSearchParams(JSON.parse(sessionStorage.getItem("utms") ?? "{}"));
    const utms = readUtms(stored);
    return utms ? `?${new URLSearchParams(utms)}` : "";
  } catch {
    return "";
  }
};

const pushToDataLayer = (told: Told): DataLayerEvent | undefined => {
  const entry = eventToRecord(told, location.pathname, document.cookie);
  if (!entry) return undefined;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  return entry;
};

const onTracked = ({ detail }: CustomEvent<Told>): void => {
  const entry = pushToDataLayer(detail);
  if (!entry) return;
  const { type, path, data } = entry;
  navigator.sendBeacon?.(`/api/footprint${storedCampaign()}`, JSON.stringify({ type, path, data }));
};

// The visit script sends page views by itself, also where the framework never comes: here they only join the layer.
const onPageView = (): void => {
  pushToDataLayer({ type: trackingCodes.pageView, data: {} });
};

/**
 * Records what features tell from now on, and first what they told while this was fetched. Each event is judged by the
 * answer at its time.
 */
export const listenForEvents = (told: readonly CustomEvent<Told>[], signal: AbortSignal): void => {
  addEventListener(trackedEvent, (event) => onTracked(event as CustomEvent<Told>), { signal });
  for (const type of ["volante:visit", "volante:consent"]) addEventListener(type, onPageView, { signal });
  onPageView();
  told.forEach(onTracked);
};
