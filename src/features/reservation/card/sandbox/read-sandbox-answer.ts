import { type CardAnswer, refused, unsure } from "../card-answer.ts";

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
