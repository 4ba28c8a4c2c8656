import { sql } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages } from "#backend/store/schema/content.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { isListed } from "#backend/vehicle/conditions.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import type { SitemapPart } from "#contract/sitemap.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { priceLog } from "../store/schema/price-log.ts";

/**
 * Numbers in a part. A part is a range of numbers, so that a page stays in its part while others are added and removed; two languages make
 * it 10 000 addresses at most, far below the limit of 50 000.
 */
const partSize = 5000;

type PartRow = { readonly kind: "lists" | "pages" | VehicleKind; readonly part: number };

/** The numbers of a part: above `from`, up to and including `to`. */
export const numbersOf = (part: number): { readonly from: number; readonly to: number } => ({
  from: (part - 1) * partSize,
  to: part * partSize,
});

/** A page for search engines, counted once: by its first language. */
export const isMapped = sql`coalesce(${pages.seo}->>'noindex', 'false') <> 'true'
  and (${pages.locale} = 'es' or not ${pages.alternates} ? 'es')`;

/** Lists and landings, or content pages. */
export const pageGroup = sql<
  "lists" | "pages"
>`case when ${pages.kind} in ('list', 'landing') then 'lists' else 'pages' end`;

/** `GET sitemap`: the parts of each kind, with the newest change of a vehicle's price or status. */
export const getSitemapParts: Handler<typeof readingEndpoints.sitemapParts> = async (_, call) => ({
  parts: await allParts(call),
});

const allParts = async (call: Call): Promise<SitemapPart[]> => {
  const ofVehicles = await vehicleParts(call);
  const newest = ofVehicles
    .flatMap(({ changedAt }) => changedAt ?? [])
    .sort()
    .at(-1);
  // Lists change with the vehicles in them.
  const ofPages = (await contentParts(call)).map((part) =>
    part.kind === "lists" && newest !== undefined ? { ...part, changedAt: newest } : part,
  );
  return [...ofPages, ...ofVehicles];
};

const contentParts = async ({ orm }: Call): Promise<SitemapPart[]> => {
  const found = await orm.execute(sql`
    select ${pageGroup} as kind, (${pages.id} - 1) / ${partSize} + 1 as part
    from ${pages} where ${isMapped} group by 1, 2 order by 1 desc, 2`);
  return rowsOf<PartRow & { kind: "lists" | "pages" }>(found).map(({ kind, part }) => ({ kind, part }));
};

const vehicleParts = async ({ orm, now }: Call): Promise<SitemapPart[]> => {
  const at = now.toISOString();
  const found = await orm.execute(sql`
    select ${vehicles.kind} as kind, (${vehicles.id} - 1) / ${partSize} + 1 as part,
      max(greatest(${vehicles.statusSince}, ${vehicles.arrivedAt}, ${priceLog.at})) as changed
    from ${vehicles} left join ${priceLog} on ${priceLog.vehicleId} = ${vehicles.id} and ${priceLog.at} <= ${at}
    where ${isListed()} group by 1, 2 order by 1, 2`);
  type Row = PartRow & { readonly kind: VehicleKind; readonly changed: string | Date };
  return rowsOf<Row>(found).map(({ kind, part, changed }) => ({
    kind: `${kind}s` as const,
    part,
    changedAt: new Date(changed).toISOString(),
  }));
};
