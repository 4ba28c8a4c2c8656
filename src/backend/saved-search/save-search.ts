import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { checkLimit } from "#backend/saved-list/check-limit.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import { savedSearches } from "#backend/store/schema/saved-lists.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { describeSavedSearches } from "./describe-saved-searches.ts";

type Input = Parameters<Handler<typeof notificationEndpoints.saveSearch>>;

/**
 * `POST search/saveV2`: saves a search. The same list saved again is one search, under its new name and page; one that has just been
 * removed is restored.
 */
export const saveSearch: Handler<typeof notificationEndpoints.saveSearch> = async (input, call) => {
  const saved = await store(input, call);
  const [described] = await describeSavedSearches(saved, call);
  if (described === undefined) throw new Error("The saved search was not found");
  return described;
};

const store = ({ body }: Input[0], { orm, customer, now }: Input[1]) =>
  orm.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const list = normaliseList(body);
    const named = { name: body.name, path: body.path };
    const own = eq(savedSearches.customerId, customer.id);
    const same = and(own, eq(savedSearches.digest, list.digest));
    const [earlier] = await tx.select().from(savedSearches).where(same);
    const count = await tx.$count(savedSearches, and(own, isNull(savedSearches.removedAt)));
    if (checkLimit(earlier, { count, limit: listLimits.savedSearches, now }) !== "new")
      return await tx
        .update(savedSearches)
        .set({ ...named, removedAt: null })
        .where(same)
        .returning();
    await tx.delete(savedSearches).where(same);
    const added = { ...list, ...named, id: newReferenceId(), customerId: customer.id, createdAt: now };
    return await tx.insert(savedSearches).values(added).returning();
  });
