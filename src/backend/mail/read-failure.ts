export type Failure = {
  /** `refused`: this message will never be taken. `not-now`: it may be tried again. */
  readonly kind: "refused" | "not-now";
  /** Codes alone: what servers say in words names the recipient. */
  readonly error: string;
  /** The server did not get as far as this message, so the next one would fare no better. */
  readonly isServerAway: boolean;
};

type SmtpError = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly permanent?: unknown;
};

/** Commands that speak of the message; all before them speak of us and the server. */
const ofMessage: readonly unknown[] = ["RCPT TO", "DATA"];

const codesOf = ({ code, command, responseCode, response }: SmtpError): string => {
  const [enhanced] = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response)) ?? [];
  return [code, command, responseCode, enhanced]
    .filter((part) => typeof part === "number" || (typeof part === "string" && /^[\w. ]{1,30}$/.test(part)))
    .join(" ");
};

/** What a failed attempt means for the message. */
export const readFailure = (error: unknown): Failure => {
  const said: SmtpError = typeof error === "object" && error !== null ? error : {};
  const isServerAway = !ofMessage.includes(said.command);
  const isRefused = said.permanent === true && !isServerAway;
  return { kind: isRefused ? "refused" : "not-now", error: codesOf(said) || "unknown", isServerAway };
};
