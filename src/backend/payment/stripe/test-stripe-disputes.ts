import { type BooksOptions, newId } from "./test-stripe-books.ts";
import { noSuch, type StandInIntent } from "./test-stripe-objects.ts";

export type StandInDispute = {
  readonly id: string;
  readonly object: "dispute";
  status: string;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string | null;
  readonly payment_intent: string;
  readonly created: number;
};

/** The disputes of the stand-in. */
export const createStripeDisputes = (
  { now, emit }: BooksOptions,
  getIntent: (id: string) => StandInIntent,
) => {
  const disputes = new Map<string, StandInDispute>();
  return {
    list: (intentId: string): readonly StandInDispute[] =>
      [...disputes.values()].filter(({ payment_intent }) => payment_intent === intentId),
    open: (intentId: string, status = "needs_response"): StandInDispute => {
      const { id, amount, currency, latest_charge } = getIntent(intentId);
      const dispute: StandInDispute = {
        ...{ id: newId("du"), object: "dispute", status, amount, currency, charge: latest_charge },
        ...{ payment_intent: id, created: now() },
      };
      disputes.set(dispute.id, dispute);
      emit("charge.dispute.created", dispute);
      return dispute;
    },
    close: (id: string, status: string): StandInDispute => {
      const dispute = disputes.get(id);
      if (dispute === undefined) throw noSuch("dispute", id);
      Object.assign(dispute, { status });
      emit("charge.dispute.closed", dispute);
      return dispute;
    },
  };
};
