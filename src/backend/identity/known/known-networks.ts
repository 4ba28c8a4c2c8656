import { and, eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { knownNetworks } from "#backend/store/schema/sign-in.ts";
import { signatureOf } from "#platform/signature.ts";

/** Hashed with the site's secret, so that the network cannot be derived from it. */
const signed = (addressGroup: string): string => signatureOf("known-network", addressGroup);

/** Remembers that a customer has signed in from a network. */
export const rememberNetwork = async (
  orm: Orm,
  customerId: string,
  addressGroup: string,
  now: Date,
): Promise<void> => {
  await orm
    .insert(knownNetworks)
    .values({ customerId, network: signed(addressGroup), seenAt: now })
    .onConflictDoUpdate({
      target: [knownNetworks.customerId, knownNetworks.network],
      set: { seenAt: now },
    });
};

/** Whether a customer has signed in from a network. */
export const isKnownNetwork = async (orm: Orm, customerId: string, addressGroup: string): Promise<boolean> =>
  (await orm.$count(
    knownNetworks,
    and(eq(knownNetworks.customerId, customerId), eq(knownNetworks.network, signed(addressGroup))),
  )) > 0;
