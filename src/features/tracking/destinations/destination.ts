import type { PageEvents } from "#browser/page-events.ts";
import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import type { VariableName } from "#platform/env-schema.ts";

/** An event as it is sent: its name and code (specification 9), and the path of the page that it happened on. */
export type AnalyticsEvent = PageEvents["volante:recorded"];

/**
 * Where events are sent. One without `variables` comes with the browser's bundle (`sendEvent`); any other is a script of its own,
 * `<name>.ts`, which only pages of a site that sets all its variables fetch, at the first event.
 */
export interface Destination {
  /** Also the name of its file, which exports it as `destination`. */
  readonly name: string;
  /** The answer about cookies that it needs. */
  readonly consent: "all";
  readonly variables: readonly VariableName[];
  /** What it loads of other sites, by directive of the policy, from the values of its variables. */
  readonly hosts: (values: readonly string[]) => HostsByDirective;
  /** Runs in the browser, so its file imports nothing of the server. */
  readonly send: (event: AnalyticsEvent, values: readonly string[]) => void;
}
