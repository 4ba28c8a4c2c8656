import { desc, eq } from "drizzle-orm";
import { carAlerts } from "#backend/store/schema/kept-lists.ts";
import { describeKept } from "./describe-kept.ts";
import type { Reader } from "./reader.ts";

export const readCarAlerts: Reader<"carAlerts"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select()
    .from(carAlerts)
    .where(eq(carAlerts.customerId, customerId))
    .orderBy(desc(carAlerts.createdAt), carAlerts.id);
  return rows.map(({ id, name, path, active, createdAt, ...list }) => ({
    ...describeKept(list),
    id,
    ...(name !== null && { name }),
    ...(path !== null && { path }),
    active,
    createTime: createdAt.toISOString(),
  }));
};
