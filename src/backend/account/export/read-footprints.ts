import { desc, eq } from "drizzle-orm";
import { footprints } from "#backend/store/schema/activity.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import { mostExported } from "#contract/account.ts";
import type { Reader } from "./reader.ts";

/** What was noted of the customer's sessions that have not ended; of others nobody knows whose they were. */
export const readFootprints: Reader<"footprints"> = async ({ orm, customerId }) => {
  const rows = await orm
    .select({ at: footprints.at, type: footprints.type, data: footprints.data })
    .from(footprints)
    .innerJoin(sessions, eq(sessions.id, footprints.sessionId))
    .where(eq(sessions.customerId, customerId))
    .orderBy(desc(footprints.id))
    .limit(mostExported);
  return rows.map(({ at, type, data }) => ({
    createTime: at.toISOString(),
    type,
    data: JSON.stringify(data),
  }));
};
