import { modelNameIn } from "#domain/model-name.ts";
import { vehiclePath } from "#domain/vehicle-address.ts";
import { byLocale, type Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

type Named = Pick<VehicleRow, "brand" | "model" | "version">;
type WithName = { readonly name: string };

/** `SEAT León`. */
export const fullName = (
  locale: Locale,
  { brand, model }: { readonly brand: WithName; readonly model: WithName },
): string => `${brand.name} ${modelNameIn(locale, model.name)}`;

/** The version without the model that motorbikes repeat in it; empty when nothing else is left. */
export const versionName = ({
  model,
  version,
}: {
  readonly model: WithName;
  readonly version: WithName;
}): string => {
  const repeats = version.name === model.name || version.name.startsWith(`${model.name} `);
  return repeats ? version.name.slice(model.name.length).trim() : version.name;
};

/** The line below the name on a card: the version, else engine and power. */
export const commercialDescription = (row: Named): string => {
  const { displacement, power } = row.version;
  return versionName(row) || (displacement === null ? `${power} CV` : `${displacement} cc, ${power} CV`);
};

/** The canonical address in a language. */
export const addressOf = (locale: Locale, row: Named & Pick<VehicleRow, "vehicle">): string =>
  vehiclePath(locale, {
    kind: row.vehicle.kind,
    brand: row.brand.name,
    model: row.model.name,
    version: versionName(row),
    id: row.vehicle.publicId,
  });

/** The canonical address in each language. */
export const addressesOf = (row: Named & Pick<VehicleRow, "vehicle">): Record<Locale, string> =>
  byLocale((locale) => addressOf(locale, row));
