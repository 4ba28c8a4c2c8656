import { type CardAnswer, refused, unsure } from "../payment-form.ts";
import { scenarioOf } from "./card-number.ts";

/** Result of the sandbox's answer to a scenario; `body` is unvalidated. @param origin of the site, to which its pages belong */
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
 * Simulates a charge by sending the name of a scenario, never the number. Never throws.
 * @param returnTo path to which the sandbox's bank page redirects
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
