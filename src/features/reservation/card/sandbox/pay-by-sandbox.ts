import { type CardAnswer, unsure } from "../card-answer.ts";
import { scenarioOf } from "../card-number.ts";
import { readSandboxAnswer } from "./read-sandbox-answer.ts";

const patienceMs = 20_000;

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
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await answer.json().catch(() => undefined);
    return readSandboxAnswer(answer.ok, body, location.origin);
  } catch {
    return unsure("lost");
  }
};
