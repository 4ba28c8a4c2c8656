import { env } from "#platform/env.ts";
import { dealers } from "../dealers/dealers.ts";
import { buildRedirects } from "../redirects/redirects.ts";
import { generateVehicles } from "../stock/generate-vehicles.ts";
import type { PictureManifest } from "../stock/picture-manifest.ts";
import manifest from "../stock/pictures.json" with { type: "json" };
import type { SeedVehicle } from "../stock/seed-vehicle.ts";
import { buildPages } from "../texts/build-pages.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";
import type { SeedOptions } from "./seed-database.ts";

/** The demo shop of a day, before it is stored. */
export type Shop = {
  readonly now: Date;
  readonly vehicles: readonly SeedVehicle[];
  readonly pages: readonly SeedPage[];
  readonly redirects: readonly SeedRedirect[];
};

/**
 * Makes the stock, and the pages that follow it.
 * @throws DemoFileError when a file that they are made of is wrong
 */
export const buildShop = ({ vehicles: count, now = new Date() }: SeedOptions): Shop => {
  const today = now.toISOString().slice(0, 10);
  const pictures = manifest as PictureManifest;
  const vehicles = generateVehicles({ today, pictures, ...(count === undefined ? {} : { count }) });
  const depositEuros = env().RESERVATION_DEPOSIT_EUR;
  const pages = buildPages({ vehicles, dealers, pictures, today, depositEuros });
  return { now, vehicles, pages, redirects: buildRedirects(pages) };
};
