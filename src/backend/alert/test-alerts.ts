import { eq } from "drizzle-orm";
import type { Backend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";

/** A customer who calls with a token, for tests. */
export const newCaller = async (orm: Orm, backend: Backend) => {
  const { id, token } = await signIn(orm);
  const { raw } = testClient(backend);
  const authorization = `Bearer ${token}`;
  const send = async (method: string, path: string, body?: unknown, language = "es") => {
    const answer = await raw(method, path, body, { authorization, "accept-language": language });
    return { status: answer.status, ...(answer.body as { data?: never; error?: { code: string } }) };
  };
  return { id, send };
};

/** Sets a vehicle's price from a moment on, as an update of the stock does. */
export const setPrice = async (orm: Orm, vehicleId: number, cents: number, at: Date): Promise<void> => {
  await orm.insert(priceLog).values({ vehicleId, priceType: "TotalPrice", cents, at });
  await orm
    .update(vehicles)
    .set({ priceCents: cents, previousPriceCents: null })
    .where(eq(vehicles.id, vehicleId));
};
