import type { Handler } from "#backend/http/mount.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { type ExteriorColor, exteriorColors, interiors } from "#domain/car-looks.ts";
import { fuels, transmissions } from "#domain/vehicle-types.ts";

/** `GET retake/fuel`. */
export const listFuels: Handler<typeof tradeInEndpoints.fuels> = async (_, { locale }) =>
  fuels.map((id) => ({ id, name: wordingOf(locale).fuels[id] }));

/** `GET retake/transmission`. */
export const listTransmissions: Handler<typeof tradeInEndpoints.transmissions> = async (_, { locale }) =>
  transmissions.map((id) => ({ id, name: wordingOf(locale).transmissions[id] }));

/** `GET retake/interiors`. */
export const listInteriors: Handler<typeof tradeInEndpoints.interiors> = async (_, { locale }) =>
  interiors.map((id) => ({ id, name: wordingOf(locale).interiors[id] }));

/** `GET retake/exteriorColors`, with a colour to show where there is one. */
export const listExteriorColors: Handler<typeof tradeInEndpoints.exteriorColors> = async (_, { locale }) =>
  (Object.entries(exteriorColors) as [ExteriorColor, string | undefined][]).map(([id, hex]) => ({
    id,
    name: wordingOf(locale).exteriorColors[id],
    ...(hex !== undefined && { hex }),
  }));
