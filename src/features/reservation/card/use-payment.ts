import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardAnswer, Doubt, Refusal } from "#payment/payment-form.ts";
import { fetchStatus, followPayment, type Outcome } from "./follow-payment.ts";

/** How far a payment had come when its page was left. */
type Left = "sent" | "authenticating";

const key = "volante-card";
const paidKey = "volante-paid";

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Storage may be forbidden or full: the shop is queried anyway when it matters.
    return undefined;
  }
};

/** Remembers in this tab that a payment is under way, for the page that is loaded again or come back to. */
const rememberPayment = (id: string, left: Left): void =>
  attempt(() => sessionStorage.setItem(key, `${left} ${id}`));

const forgetPayment = (): void => attempt(() => sessionStorage.removeItem(key));

/** How far the payment of this reservation had come when this tab's page was left; undefined where it was at rest. */
const leftPayment = (id: string): Left | undefined => {
  const stored = attempt(() => sessionStorage.getItem(key));
  return (["sent", "authenticating"] as const).find((left) => stored === `${left} ${id}`);
};

/** Notifies the other tabs of this browser that a reservation is paid. */
const notifyOtherTabs = (id: string): void =>
  attempt(() => {
    localStorage.setItem(paidKey, id);
    localStorage.removeItem(paidKey);
  });

/** Calls back when another tab has paid this reservation. */
const hearOtherTabs = (id: string, then: () => void, signal: AbortSignal): void =>
  addEventListener("storage", ({ key: name, newValue }) => name === paidKey && newValue === id && then(), {
    signal,
  });

type Returns = {
  /** The page is there: for the first time, or come back to as it was left. */
  readonly onHere: (isAgain: boolean) => void;
  /** Its tab is looked at again. */
  readonly onSeen: () => void;
  /** Another tab has paid. */
  readonly onPaidElsewhere: () => void;
};

/** Subscribes to the moments at which the payment shown on this page may be outdated. @param id the reservation's */
const useReturns = (id: string, returns: Returns): void => {
  const here = useEffectEvent(returns.onHere);
  const seen = useEffectEvent(returns.onSeen);
  const paidElsewhere = useEffectEvent(returns.onPaidElsewhere);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    here(false);
    document.addEventListener("visibilitychange", () => document.hidden || seen(), { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && here(true), { signal });
    hearOtherTabs(id, () => paidElsewhere(), signal);
    return () => ended.abort();
  }, [id]);
};

/** Why it could not be paid, and can be tried again. */
type Problem = Refusal | Doubt;

/** How it ended, or where nothing goes on by itself; `elsewhere`: paid in another tab. */
export type End = Exclude<Outcome, "open"> | "elsewhere";

export type Shown =
  | { readonly at: "form"; readonly problem?: Problem | undefined }
  | { readonly at: "busy"; readonly doing: "paying" | "checking" }
  | { readonly at: "end"; readonly as: End };

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

type Options = {
  /** The reservation. */
  readonly id: string;
  /** Called when it has been paid on this page. */
  readonly onPaid: () => void;
};

/** One payment of one reservation: what is shown of it, and what can be done. One thing is done at a time. */
export const usePayment = ({ id, onPaid }: Options) => {
  const [shown, show] = useState<Shown>({ at: "form" });
  const isBusy = useRef(false);

  const rest = (next: Shown): void => {
    isBusy.current = false;
    show(next);
  };
  const end = (as: End): void => {
    // An unknown outcome is queried again when the page is reloaded.
    if (as !== "unknown" && as !== "signedOut") forgetPayment();
    rest({ at: "end", as });
    if (as !== "paid") return;
    // It leads on: nothing more is looked at.
    isBusy.current = true;
    notifyOtherTabs(id);
    onPaid();
  };
  /** Queries the shop for the outcome of a payment, and offers another try only when nothing was charged. */
  const follow = async (isCharged: boolean, why?: Doubt): Promise<void> => {
    isBusy.current = true;
    show({ at: "busy", doing: "checking" });
    const query = () => fetchStatus(id, isCharged ? "charged" : true);
    const outcome = await followPayment({ isCharged, query, pause, now: () => performance.now() });
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

  /** Looks whether another tab or the clock has decided meanwhile; changes nothing where it has not. */
  const look = async (): Promise<void> => {
    if (isBusy.current) return;
    const answer = await fetchStatus(id, false);
    if (isBusy.current || answer.kind !== "known") return;
    const isOwn = shown.at === "end" && (shown.as === "late" || shown.as === "unknown");
    if (answer.status === "confirmed" || answer.status === "completed") end(isOwn ? "paid" : "elsewhere");
    else if (answer.status === "expired") end("over");
    else if (answer.status === "cards-declined") end("declined");
    else if (answer.status === "cancelled") end("cancelled");
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
    /** Queries the outcome again. */
    check: () => follow(false, "interrupted"),
    /** The hold is over by this page's clock. */
    timeOver: async (): Promise<void> => {
      await look();
      if (!isBusy.current) show((now) => (now.at === "form" ? { at: "end", as: "over" } : now));
    },
  };
};
