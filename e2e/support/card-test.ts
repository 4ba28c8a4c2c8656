import type { Locale } from "#platform/locale.ts";
import type { Held } from "#tools/test-support/card-step.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { databaseUrl } from "./database.ts";
import { holdVehicle } from "./hold-vehicle.ts";
import { test as base } from "./test.ts";

/** Address of the site of this run whose data is in PostgreSQL. */
export const cardSite = (): string => `http://localhost:${process.env.E2E_POSTGRES_SITE_PORT}`;

/**
 * Playwright's `test` with a customer who holds a vehicle: the services of the site's database, which a worker serves once more, take
 * the order as the last page before the card does.
 */
export const test = base.extend<
  { readonly hold: (locale: Locale, changes?: Partial<Held["payment"]>) => Promise<Held> },
  { readonly services: string }
>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const services = await startServices({
        DATABASE_URL: databaseUrl(),
        SITE_URL: cardSite(),
        SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
      });
      await use(services.url);
      await services.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  hold: ({ page, services }, use) =>
    use((locale, changes) => holdVehicle(page, locale, { site: cardSite(), services, changes })),
});
