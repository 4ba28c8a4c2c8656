import type { z } from "zod";
import type { storedTradeIn } from "#contract/trade-in.ts";

type WireTradeIn = z.output<typeof storedTradeIn>;

/** A car that a customer had valued. What it is, only some services say. Amounts in euros. */
export type TradeIn = WireTradeIn & { readonly expirationDate: string };

/** Specification section 9. */
const holdsForMs = 30 * 24 * 60 * 60 * 1000;

/** A value ends 30 days after it was made or changed, where the service names no end. Pure. */
export const toTradeIn = (wire: WireTradeIn): TradeIn => ({
  ...wire,
  expirationDate:
    wire.expirationDate ??
    new Date(Date.parse(wire.updateTime ?? wire.createTime) + holdsForMs).toISOString(),
});

export const toTradeIns = (wire: readonly WireTradeIn[]): readonly TradeIn[] => wire.map(toTradeIn);
