import type { z } from "zod";
import type { storedTradeIn } from "#contract/trade-in.ts";
import { tradeInEnd } from "#domain/trade-in-expiry.ts";

type WireTradeIn = z.output<typeof storedTradeIn>;

/** A car that a customer had valued. What it is, only some services say. Amounts in euros. */
export type TradeIn = WireTradeIn & { readonly expirationDate: string };

/** Adds the end of a valuation where the service names none. Pure. */
export const toTradeIn = (wire: WireTradeIn): TradeIn => ({
  ...wire,
  expirationDate:
    wire.expirationDate ?? new Date(tradeInEnd(new Date(wire.updateTime ?? wire.createTime))).toISOString(),
});

export const toTradeIns = (wire: readonly WireTradeIn[]): readonly TradeIn[] => wire.map(toTradeIn);
