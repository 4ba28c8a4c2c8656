import { and, eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { leadTypes } from "#domain/lead-types.ts";

/** A lead as its sender hears of it, however often it is sent. */
export type KeptLead = { readonly id: string; readonly toConfirm?: true };

type Stored = Pick<typeof leads.$inferSelect, "id" | "type" | "createdAt" | "confirmedAt">;

const wishes: ReadonlySet<number> = new Set([
  leadTypes.newsletter,
  leadTypes["car-alert"],
  leadTypes["price-drop"],
]);

/** What the sender was answered first: whether it has been confirmed since is told to nobody but who has the address. */
const answerOf = ({ id, type, createdAt, confirmedAt }: Stored): KeptLead => {
  const wasConfirmedAtOnce = confirmedAt?.getTime() === createdAt.getTime();
  return wishes.has(type) && !wasConfirmedAtOnce ? { id, toConfirm: true } : { id };
};

/** The lead that is kept of a form already; undefined when there is none. */
export const findKeptLead = async (
  orm: Orm,
  { requestId, digest }: { readonly requestId: string; readonly digest: string },
): Promise<KeptLead | undefined> => {
  const { id, type, createdAt, confirmedAt } = leads;
  const same = and(eq(leads.requestId, requestId), eq(leads.digest, digest));
  const [found] = await orm.select({ id, type, createdAt, confirmedAt }).from(leads).where(same);
  return found && answerOf(found);
};
