import { hash, verify } from "@node-rs/argon2";
import { takeTurns } from "#backend/take-turns.ts";
import { perProcess } from "#platform/per-process.ts";

/** Argon2id with OWASP's parameters: 19 MiB, two iterations, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of random bytes, at the same cost. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$dRLF76JG3z/joxrOJV3b0g$9hKTZf/2k1ZUeNOCltLW5Y8HnjKD+XXU374QfXvOEiQ";

/** Two at once take 38 MiB and leave the process its other threads; some two seconds of them may wait. */
const line = perProcess("passwords", () => ({ take: takeTurns({ atOnce: 2, mostWaiting: 100 }) }));

/** The hash of a password to store. BackendError `unavailable` when very many wait already. */
export const hashPassword = (password: string): Promise<string> => line().take(() => hash(password, cost));

/**
 * Whether a password matches a hash. Without a hash it does not, after the same time. BackendError `unavailable` when very many wait
 * already.
 */
export const isPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  const fits = await line().take(() => verify(hash ?? dummyHash, password));
  return fits && typeof hash === "string";
};
