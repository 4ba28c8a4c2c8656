import { and, isNotNull, lt, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";

/** 30 days of validity, and 60 more. */
const retentionDays = 90;

/** Deletes trade-ins without an account 60 days after they expire. Those of customers stay until they are deleted. */
export const forgetAnonymousTradeIns = async (orm: Orm, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - retentionDays * 86_400_000);
  const valuedAt = sql`coalesce(${tradeIns.updatedAt}, ${tradeIns.createdAt})`;
  await orm.transaction((tx) =>
    forgetTradeIns(tx, and(isNotNull(tradeIns.sessionId), lt(valuedAt, oldest.toISOString()))),
  );
};
