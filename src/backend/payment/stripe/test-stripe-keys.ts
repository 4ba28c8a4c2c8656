import { StripeRefusal } from "./test-stripe-objects.ts";

export type StandInAnswer = { readonly status: number; readonly body: string };
export type Answered = StandInAnswer & { readonly isReplayed: boolean };

const lifetimeSeconds = 24 * 3600;

const reused = (key: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/** Replays stored answers, including errors, to the same key for a day, whatever has changed since. */
export const createStripeKeys = (now: () => number) => {
  const answers = new Map<string, StandInAnswer & { readonly request: string; readonly at: number }>();
  return {
    /** `request`: what has to be the same for a key. Throws when it differs. */
    find: (key: string, request: string): Answered | undefined => {
      const found = answers.get(key);
      if (found === undefined || found.at + lifetimeSeconds <= now()) return undefined;
      if (found.request !== request) throw reused(key);
      return { status: found.status, body: found.body, isReplayed: true };
    },
    store: (key: string, request: string, { status, body }: StandInAnswer): void => {
      answers.set(key, { status, body, request, at: now() });
    },
  };
};
