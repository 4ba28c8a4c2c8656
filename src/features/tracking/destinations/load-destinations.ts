import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import { browserScript } from "#platform/browser-scripts.ts";
import { env } from "#platform/env.ts";
import { inlineSource } from "#platform/inline-source.ts";
import { allDestinations } from "./all-destinations.ts";
import type { AnalyticsEvent, Destination, Recipient } from "./destination.ts";

type Load = (address: string) => Promise<{ readonly destination: Destination }>;

/** Of a destination: its script's address, the answer it needs, its values, and whether it comes with the page. */
type Waiting = readonly [address: string, consent: string, values: readonly string[], isShown: boolean];

/** Fetches the scripts when they may get something. Sent as text, so it may use nothing from outside itself. */
const passEventsOn = (load: Load, waiting: readonly Waiting[]) => {
  const page = document;
  for (const [address, consent, values, isShown] of waiting) {
    let script: ReturnType<Load> | undefined;
    const isAllowed = () => page.documentElement.dataset.consent === consent;
    const pass = (give: (to: Destination) => void) => {
      if (!isAllowed()) return;
      script ??= load(address);
      script.then(
        ({ destination }) => isAllowed() && give(destination),
        () => {
          // A browser that blocks it is left alone.
        },
      );
    };
    addEventListener("volante:recorded", (event) =>
      pass((to) => to.send((event as CustomEvent<AnalyticsEvent>).detail, values)),
    );
    const show = () => {
      // Rendered ahead: not seen yet.
      if (isShown && !(page as { prerendering?: boolean }).prerendering) pass((to) => to.show?.(values));
    };
    addEventListener("pageshow", show);
    addEventListener("volante:consent", show);
    page.addEventListener("prerenderingchange", show);
  }
};

/** Those whose variables are all set, with the values. */
const configured = (destinations: readonly Destination[]) => {
  const environment = env();
  return destinations.flatMap((destination) => {
    const values = destination.variables.map((name) => environment[name]);
    return values.includes(undefined) ? [] : [{ destination, values: values.map(String) }];
  });
};

/** The inline script that brings what the bundle does not: none where nothing is configured. */
export const loadDestinations = (
  destinations = allDestinations,
  addressOf = browserScript,
): readonly string[] => {
  const waiting = configured(destinations).flatMap(({ destination, values }): Waiting[] => {
    const address = addressOf(destination.name);
    if (destination.variables.length === 0 || address === undefined) return [];
    return [[address, destination.consent, values, destination.show !== undefined]];
  });
  if (waiting.length === 0) return [];
  // The bundler of the server would replace an import() that is no text.
  const options = JSON.stringify(waiting).replaceAll("<", "\\u003c");
  return [`(${inlineSource(passEventsOn)})(a=>import(a),${options})`];
};

/** Who receives what visitors who consent do. */
export const destinationRecipients = (destinations = allDestinations): readonly Recipient[] =>
  configured(destinations).flatMap(({ destination, values }) => destination.recipient?.(values) ?? []);

/** What each of them loads of other sites, by directive. */
export const destinationHosts = (destinations = allDestinations): readonly HostsByDirective[] =>
  configured(destinations).map(({ destination, values }) => destination.hosts(values));
