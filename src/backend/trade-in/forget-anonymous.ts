import { and, isNotNull, lt, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";

/** 30 days that a value holds, and 60 more. */
const keptDays = 90;

/** Deletes trade-ins of nobody's account that have been expired for 60 days. A customer's stay until they are deleted. */
export const forgetAnonymousTradeIns = async (orm: Orm, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  const valuedAt = sql`coalesce(${tradeIns.updatedAt}, ${tradeIns.createdAt})`;
  await orm.transaction((tx) =>
    forgetTradeIns(tx, and(isNotNull(tradeIns.sessionId), lt(valuedAt, oldest.toISOString()))),
  );
};
