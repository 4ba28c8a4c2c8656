import { useEffect, useEffectEvent } from "react";

/** How far a payment had come when its page was left. */
type Left = "sent" | "authenticating";

const key = "volante-card";
const paidKey = "volante-paid";

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Storage may be forbidden or full: the shop is asked all the same when it matters.
    return undefined;
  }
};

/** Remembers in this tab that a payment is under way, for the page that is loaded again or come back to. */
export const rememberPayment = (id: string, left: Left): void =>
  attempt(() => sessionStorage.setItem(key, `${left} ${id}`));

export const forgetPayment = (): void => attempt(() => sessionStorage.removeItem(key));

/** How far the payment of this reservation had come when this tab's page was left; undefined where it was at rest. */
export const leftPayment = (id: string): Left | undefined => {
  const kept = attempt(() => sessionStorage.getItem(key));
  return (["sent", "authenticating"] as const).find((left) => kept === `${left} ${id}`);
};

/** Tells the other tabs of this browser that a reservation is paid. */
export const notifyOtherTabs = (id: string): void =>
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

/** Tells of the moments at which what this page shows of a payment may have been overtaken. @param id the reservation's */
export const useReturns = (id: string, returns: Returns): void => {
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
