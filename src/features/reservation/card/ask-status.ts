import type { StatusAnswer } from "./payment-outcome.ts";

const patienceMs = 8_000;

/**
 * Asks the shop about a reservation of whoever is signed in. Never throws.
 * @param follows whether a payment is waited for: that it is there is told of then; `charged` where the card provider has said that it charges
 */
export const askStatus = async (id: string, follows: boolean | "charged"): Promise<StatusAnswer> => {
  try {
    const charged = follows === "charged" ? "&charged=1" : "";
    const follow = follows ? `&follows=${document.documentElement.lang.slice(0, 2)}${charged}` : "";
    const answer = await fetch(`/api/reservation-status?id=${id}${follow}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 401) return { kind: "signed-out" };
    if (answer.status === 404) return { kind: "not-theirs" };
    if (!answer.ok) return { kind: "nothing" };
    const { status, payment } = await answer.json();
    return { kind: "told", status: String(status), payment: String(payment) };
  } catch {
    return { kind: "nothing" };
  }
};
