import { desc, eq } from "drizzle-orm";
import { savedSearches } from "#backend/store/schema/kept-lists.ts";
import { describeKept } from "./describe-kept.ts";
import type { Reader } from "./reader.ts";

export const readSavedSearches: Reader<"savedSearches"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.customerId, customerId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id);
  return rows.map(({ id, name, path, createdAt, ...list }) => ({
    ...describeKept(list),
    id,
    name,
    path,
    createTime: createdAt.toISOString(),
  }));
};
