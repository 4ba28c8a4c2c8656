import type { SimulationView } from "../simulation-view.ts";

const patienceMs = 12_000;

/** New figures from our own route; undefined when they could not be had in time, or the attempt was given up. */
export async function fetchSimulation(
  address: string,
  attempt: AbortController,
): Promise<SimulationView | undefined> {
  const timer = setTimeout(() => attempt.abort(), patienceMs);
  try {
    const answer = await fetch(address, { signal: attempt.signal });
    return answer.ok ? ((await answer.json()) as SimulationView) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
