import { env } from "#platform/env.ts";
import { dealers } from "../dealers/dealers.ts";
import { buildRedirects } from "../redirects/redirects.ts";
import { vehicleStream } from "../stock/generate-vehicles.ts";
import { drawnPictures } from "../stock/model-pictures.ts";
import type { ListedVehicle, SeedVehicle } from "../stock/seed-vehicle.ts";
import { buildPages } from "../texts/build-pages.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";

export type SeedOptions = {
  /** Size of the stock. */
  readonly vehicles?: number;
  /** The day on which the stock is looked at. */
  readonly now?: Date;
};

type ShopPages = { readonly pages: readonly SeedPage[]; readonly redirects: readonly SeedRedirect[] };

/** The demo shop of a day, before it is stored. */
export type Shop = {
  readonly now: Date;
  /** Made one after another, once. */
  readonly vehicles: Iterable<SeedVehicle>;
  /**
   * The pages that follow the stock.
   * @throws DemoFileError when a file that they are made of is wrong
   */
  readonly pagesOf: (stock: readonly ListedVehicle[]) => ShopPages;
};

/** Starts to generate the stock, and the pages that follow it. */
export const buildShop = ({ vehicles: count, now = new Date() }: SeedOptions): Shop => {
  const today = now.toISOString().slice(0, 10);
  const pictures = drawnPictures();
  const depositEuros = env().RESERVATION_DEPOSIT_EUR;
  return {
    now,
    vehicles: vehicleStream({ today, pictures, ...(count === undefined ? {} : { count }) }),
    pagesOf: (vehicles) => {
      const pages = buildPages({ vehicles, dealers, pictures, today, depositEuros });
      return { pages, redirects: buildRedirects(pages) };
    },
  };
};
