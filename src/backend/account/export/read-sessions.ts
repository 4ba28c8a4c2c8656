import { desc, eq } from "drizzle-orm";
import { sessions } from "#backend/store/schema/identity.ts";
import type { Reader } from "./reader.ts";

export const readSessions: Reader<"sessions"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ createdAt }) => ({ createTime: createdAt.toISOString() }));
};
