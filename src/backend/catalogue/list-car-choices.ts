import type { Handler } from "#backend/http/mount.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { fuels, transmissions } from "#domain/vehicle-types.ts";

/** `GET retake/fuel`. */
export const listFuels: Handler<typeof tradeInEndpoints.fuels> = async (_, { locale }) =>
  fuels.map((id) => ({ id, name: wordingOf(locale).fuels[id] }));

/** `GET retake/transmission`. */
export const listTransmissions: Handler<typeof tradeInEndpoints.transmissions> = async (_, { locale }) =>
  transmissions.map((id) => ({ id, name: wordingOf(locale).transmissions[id] }));
