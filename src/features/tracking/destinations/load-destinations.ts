import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import { browserScript } from "#platform/browser-scripts.ts";
import { env } from "#platform/env.ts";
import { inlineSource } from "#platform/inline-source.ts";
import { allDestinations } from "./all-destinations.ts";
import type { AnalyticsEvent, Destination } from "./destination.ts";

type Load = (address: string) => Promise<{ readonly destination: Destination }>;

/** Fetches the script at the first event that it may get. Sent as text, so it may use nothing from outside itself. */
const passEventsOn = (load: Load, address: string, consent: string, values: readonly string[]) => {
  let script: ReturnType<Load> | undefined;
  addEventListener("volante:recorded", (event) => {
    if (document.documentElement.dataset.consent !== consent) return;
    script ??= load(address);
    script.then(
      ({ destination }) => destination.send((event as CustomEvent<AnalyticsEvent>).detail, values),
      () => {
        // A browser that blocks it is left alone.
      },
    );
  });
};

/** Those whose variables are all set, with the values. */
const configured = (destinations: readonly Destination[]) => {
  const environment = env();
  return destinations.flatMap((destination) => {
    const values = destination.variables.map((name) => environment[name]);
    return values.includes(undefined) ? [] : [{ destination, values: values.map(String) }];
  });
};

/** The inline scripts that bring what the bundle does not: none where nothing is configured. */
export const loadDestinations = (
  destinations = allDestinations,
  addressOf = browserScript,
): readonly string[] =>
  configured(destinations).flatMap(({ destination: { name, consent, variables }, values }) => {
    const address = addressOf(name);
    if (variables.length === 0 || address === undefined) return [];
    // The bundler of the server would replace an import() that is no text.
    const options = JSON.stringify([address, consent, values]).replaceAll("<", "\\u003c");
    return [`(${inlineSource(passEventsOn)})(a=>import(a),...${options})`];
  });

/** What each of them loads of other sites, by directive. */
export const destinationHosts = (destinations = allDestinations): readonly HostsByDirective[] =>
  configured(destinations).map(({ destination, values }) => destination.hosts(values));
