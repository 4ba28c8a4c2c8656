import type { PageEvents } from "#browser/page-events.ts";
import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import type { VariableName } from "#platform/env-schema.ts";

/** An event as it is sent: its name and code (specification 9), and the path of the page that it happened on. */
export type AnalyticsEvent = PageEvents["volante:recorded"];

/** Who receives the events, as the texts about cookies name them (`locales/…/consent.ts`). */
export type Recipient = { readonly kind: "google" | "plausible"; readonly name: string };

/**
 * Where events are sent. One without `variables` comes with the browser's bundle (`sendEvent`); any other is a script of its own,
 * `<name>.ts`, which only pages of a site that sets all its variables fetch, after consent: at the first event, or with the page
 * where it has `show`.
 */
export interface Destination {
  /** Also the name of its file, which exports it as `destination`. */
  readonly name: string;
  /** The answer about cookies that it needs. */
  readonly consent: "all";
  readonly variables: readonly VariableName[];
  /** What it loads of other sites, by directive of the policy, from the values of its variables. */
  readonly hosts: (values: readonly string[]) => HostsByDirective;
  /** Another company, or a service of its own. */
  readonly recipient?: (values: readonly string[]) => Recipient;
  /** The page is shown, also again, to a visitor who has consented. Runs in the browser, as does `send`. */
  readonly show?: (values: readonly string[]) => void;
  /** Runs in the browser, so its file imports nothing of the server. */
  readonly send: (event: AnalyticsEvent, values: readonly string[]) => void;
}
