import type { SimulationView } from "../simulation-view.ts";

const patienceMs = 12_000;

/** New figures, or what to tell the visitor instead where the route says so. */
export type FetchedSimulation =
  | { readonly view: SimulationView }
  | { readonly view?: undefined; readonly message?: string; readonly field?: string };

/** New figures from our own route; none when they could not be had in time, or the attempt was given up. */
export async function fetchSimulation(address: string, attempt: AbortController): Promise<FetchedSimulation> {
  const timer = setTimeout(() => attempt.abort(), patienceMs);
  try {
    const answer = await fetch(address, { signal: attempt.signal });
    if (answer.ok) return { view: (await answer.json()) as SimulationView };
    if (answer.status !== 400 && answer.status !== 429) return {};
    const { error } = (await answer.json()) as { error: { message: string; field?: string } };
    return { message: error.message, ...(error.field !== undefined && { field: error.field }) };
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
