import type { EndpointName } from "#contract/endpoints.ts";
import { timeLeft } from "#platform/time-budget.ts";
import { callTimes } from "./call-times.ts";
import type { Plan } from "./resilience.ts";
import type { Transport } from "./transport.ts";

/** Embedded services: a limit in case the database hangs. */
const inThisProcess = 15_000;

/** The time of a call over the given way: its own, or what is left of the answer's. */
export const timeOf = (
  name: EndpointName,
  { mayHang }: Transport,
): Pick<Plan, "milliseconds" | "usualMilliseconds"> => {
  const { milliseconds: own, endsWithAnswer } = callTimes[name];
  if (!endsWithAnswer) return { milliseconds: own, usualMilliseconds: own };
  if (!mayHang) return { milliseconds: inThisProcess, usualMilliseconds: inThisProcess };
  return { milliseconds: Math.min(own, timeLeft()), usualMilliseconds: own };
};
