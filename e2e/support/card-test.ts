import type { Locale } from "#platform/locale.ts";
import type { Held } from "#tools/test-support/card-step.ts";
import { holdVehicle } from "./hold-vehicle.ts";
import { servicesUrl } from "./own-site.ts";
import { test as base } from "./test.ts";

/** Address of the site of this run. */
export const cardSite = (): string => `http://localhost:${process.env.E2E_PORT}`;

/** Playwright's `test` with a customer who holds a vehicle: the services of the site's database take the order as the last page before the card does. */
export const test = base.extend<{
  readonly hold: (locale: Locale, changes?: Partial<Held["payment"]>) => Promise<Held>;
}>({
  hold: ({ page }, use) =>
    use((locale, changes) =>
      holdVehicle(page, locale, { site: cardSite(), services: servicesUrl(), changes }),
    ),
});
