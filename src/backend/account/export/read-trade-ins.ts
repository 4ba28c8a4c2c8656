import { readTradeIns as readOwn } from "#backend/trade-in/read-trade-ins.ts";
import { mostExported } from "#contract/account.ts";
import type { Reader } from "./reader.ts";

export const readTradeIns: Reader<"tradeIns"> = ({ orm, customerId, locale }) =>
  readOwn(orm, { customerId, atMost: mostExported, locale, now: new Date() });
