import { useEffect, useEffectEvent } from "react";
import { hearOtherTabs } from "./remember-payment.ts";

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
