import { StripeRefusal } from "./test-stripe-objects.ts";

export type StandInAnswer = { readonly status: number; readonly body: string };
export type Answered = StandInAnswer & { readonly isReplayed: boolean };

const keptSeconds = 24 * 3600;

const reused = (key: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/** Answers that are given again to the same key for a day, whatever has become of what they tell of; errors too. */
export const createStripeKeys = (now: () => number) => {
  const kept = new Map<string, StandInAnswer & { readonly request: string; readonly at: number }>();
  return {
    /** `request`: all that has to be the same under the key. Throws when it is not. */
    find: (key: string, request: string): Answered | undefined => {
      const found = kept.get(key);
      if (found === undefined || found.at + keptSeconds <= now()) return undefined;
      if (found.request !== request) throw reused(key);
      return { status: found.status, body: found.body, isReplayed: true };
    },
    keep: (key: string, request: string, { status, body }: StandInAnswer): void => {
      kept.set(key, { status, body, request, at: now() });
    },
  };
};
