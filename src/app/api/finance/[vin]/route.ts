import { call } from "#api/call.ts";
import { tooManyText } from "#features/finance/finance-words.ts";
import { loadSimulation } from "#features/finance/load-simulation.ts";
import { failureStatus, readSimulationRequest } from "#features/finance/simulation-request.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import type { Failure } from "#platform/result.ts";

interface Context {
  readonly params: Promise<{ readonly vin: string }>;
}

const refuse = ({ kind, field, message }: Failure) => {
  const invalid = kind === "invalid" && field !== undefined;
  return Response.json(
    { error: { code: kind, ...(invalid && { field, message }) } },
    { status: failureStatus(kind), headers: { "cache-control": "no-store" } },
  );
};

const refuseForNow = (request: Request, seconds: number) => {
  const message = tooManyText(new URL(request.url).searchParams.get("locale"), seconds);
  return Response.json({ error: { code: "rate-limited", message } });
};

/**
 * New figures for the simulation of a vehicle page: `{vin}?deposit&months&locale`, answered as it is drawn. The same
 * question within a few seconds is answered by the visitor's own browser.
 */
const answer = async (request: Request, { params }: Context) => {
  const query = new URL(request.url).searchParams;
  const read = readSimulationRequest((await params).vin, query);
  if (!read.ok) return refuse(read.error);
  const { vin, locale, wish } = read.value;
  const vehicle = await call("vehicle", { params: { vin } }, { locale });
  if (!vehicle.ok) return refuse(vehicle.error);
  const simulation = await loadSimulation(vehicle.value, wish, locale);
  if (!simulation.ok) return refuse(simulation.error);
  return Response.json(simulation.value.view, { headers: { "cache-control": "private, max-age=30" } });
};

export const GET = limited("simulation", answer, refuseForNow);
