import { type CardAnswer, refused, unsure } from "../payment-form.ts";
import { scenarioOf } from "./card-number.ts";

/** What the sandbox has answered to a scenario's name; `body` is whatever came. @param origin of the site, which its pages belong to */
export const readSandboxAnswer = (isOk: boolean, body: unknown, origin: string): CardAnswer => {
  const { status, code, url } = (isOk && typeof body === "object" && body ? body : {}) as Readonly<
    Record<string, unknown>
  >;
  if (status === "succeeded") return { kind: "charged" };
  if (status === "requires_action" && typeof url === "string" && URL.parse(url)?.origin === origin)
    return { kind: "leaves", address: url };
  if (status !== "failed") return unsure("silent");
  if (code === "card_declined") return refused("declined");
  return code === "insufficient_funds" ? refused("insufficientFunds") : unsure("changed");
};

const waitTimeoutMs = 20_000;

/**
 * Pretends to charge a card: what is sent is the name of a scenario, never the number. Never throws.
 * @param returnTo path of the page to which the sandbox's bank leads back
 */
export const payBySandbox = async (
  number: string,
  { clientToken, returnTo }: { readonly clientToken: string; readonly returnTo: string },
): Promise<CardAnswer> => {
  try {
    const answer = await fetch("/api/services/sandbox/pay", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientToken, scenario: scenarioOf(number), returnTo }),
      signal: AbortSignal.timeout(waitTimeoutMs),
    });
    const body = await answer.json().catch(() => undefined);
    return readSandboxAnswer(answer.ok, body, location.origin);
  } catch {
    return unsure("lost");
  }
};
