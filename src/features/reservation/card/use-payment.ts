import { useRef, useState } from "react";
import type { CardAnswer, Doubt, Refusal } from "#payment/payment-form.ts";
import type { Outcome } from "./follow-payment.ts";
import { askStatus, followPayment } from "./follow-payment.ts";
import {
  forgetPayment,
  leftPayment,
  notifyOtherTabs,
  rememberPayment,
  useReturns,
} from "./payment-in-tabs.ts";

/** Why it could not be paid, and can be tried again. */
type Problem = Refusal | Doubt;

/** How it ended, or where nothing goes on by itself; `elsewhere`: paid in another tab. */
export type End = Exclude<Outcome, "open"> | "elsewhere";

export type Shown =
  | { readonly at: "form"; readonly problem?: Problem | undefined }
  | { readonly at: "busy"; readonly doing: "paying" | "checking" }
  | { readonly at: "end"; readonly as: End };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

type Asked = {
  /** The reservation. */
  readonly id: string;
  /** Called when it has been paid on this page. */
  readonly onPaid: () => void;
};

/** One payment of one reservation: what is shown of it, and what can be done. One thing is done at a time. */
export const usePayment = ({ id, onPaid }: Asked) => {
  const [shown, show] = useState<Shown>({ at: "form" });
  const isBusy = useRef(false);

  const rest = (next: Shown): void => {
    isBusy.current = false;
    show(next);
  };
  const end = (as: End): void => {
    // What nobody knows is asked again by a page that is loaded again.
    if (as !== "unknown" && as !== "signedOut") forgetPayment();
    rest({ at: "end", as });
    if (as !== "paid") return;
    // It leads on: nothing more is looked at.
    isBusy.current = true;
    notifyOtherTabs(id);
    onPaid();
  };
  /** Asks the shop what became of a payment, and offers another try only when it says that there was none. */
  const follow = async (isCharged: boolean, why?: Doubt): Promise<void> => {
    isBusy.current = true;
    show({ at: "busy", doing: "checking" });
    const ask = () => askStatus(id, isCharged ? "charged" : true);
    const outcome = await followPayment({ isCharged, ask, pause, now: () => performance.now() });
    if (outcome !== "open") return end(outcome);
    forgetPayment();
    rest({ at: "form", problem: why });
  };
  const take = async (answer: CardAnswer): Promise<void> => {
    switch (answer.kind) {
      case "charged":
        return follow(true);
      case "unsure":
        return follow(false, answer.why);
      case "leaves":
        rememberPayment(id, "authenticating");
        return location.assign(answer.address);
      case "refused":
        forgetPayment();
        return rest({ at: "form", problem: answer.why });
    }
  };

  /** Looks whether another tab or the clock has decided meanwhile; says nothing where it has not. */
  const look = async (): Promise<void> => {
    if (isBusy.current) return;
    const told = await askStatus(id, false);
    if (isBusy.current || told.kind !== "told") return;
    const isOwn = shown.at === "end" && (shown.as === "late" || shown.as === "unknown");
    if (told.status === "confirmed" || told.status === "completed") end(isOwn ? "paid" : "elsewhere");
    else if (told.status === "expired") end("over");
    else if (told.status === "cards-declined") end("declined");
    else if (told.status === "cancelled") end("cancelled");
  };
  useReturns(id, {
    onHere: (isAgain) => {
      // As it was left for the bank's page: what was under way goes on there, not here.
      if (isAgain) isBusy.current = false;
      const left = isBusy.current ? undefined : leftPayment(id);
      if (left) void follow(false, left === "authenticating" ? "authentication" : "interrupted");
    },
    onSeen: () => void look(),
    onPaidElsewhere: () => isBusy.current || end("elsewhere"),
  });

  return {
    shown,
    /** Charges a card; what comes of it is shown. Does nothing while something is under way. */
    pay: async (charge: () => Promise<CardAnswer>): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      show({ at: "busy", doing: "paying" });
      rememberPayment(id, "sent");
      await take(await charge());
    },
    /** Asks again what became of it. */
    check: () => follow(false, "interrupted"),
    /** The hold is over by this page's clock. */
    timeOver: async (): Promise<void> => {
      await look();
      if (!isBusy.current) show((now) => (now.at === "form" ? { at: "end", as: "over" } : now));
    },
  };
};
