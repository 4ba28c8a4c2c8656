import { callTimes } from "#api/call-times.ts";
import type { ServiceName } from "#contract/endpoint.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { type ConnectionLevel, connectionLevels } from "#contract/specification-places.ts";
import { createProbe } from "./probe.ts";
import { probeAsk } from "./probe-ask.ts";
import { probeBrowse } from "./probe-browse.ts";
import { probeBuy } from "./probe-buy.ts";
import { type CallReport, createReport } from "./report.ts";
import { createServiceCaller } from "./service-caller.ts";

export interface ConformOptions {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly level: ConnectionLevel;
  /** Of a customer who is signed in. */
  readonly token?: string | undefined;
  /** That the token belongs to; a new one where it is left out. */
  readonly sessionId?: string | undefined;
  /** Calls that leave something behind are made, too. */
  readonly mayWrite: boolean;
  /** Milliseconds that a call may take, by default those that the storefront waits. */
  readonly timeOf?: (name: EndpointName) => number;
}

export interface Conformance {
  readonly level: ConnectionLevel;
  readonly data: string;
  readonly content: string;
  readonly wrote: boolean;
  /** Nothing breaks. */
  readonly holds: boolean;
  readonly calls: readonly CallReport[];
}

/**
 * Calls services as the storefront would, and reports call by call what holds, what is absent and what breaks.
 * @throws ToolError when nothing answers at an address
 */
export const conform = async (options: ConformOptions): Promise<Conformance> => {
  const {
    addresses,
    level,
    token,
    sessionId,
    mayWrite,
    timeOf = (name) => callTimes[name].milliseconds,
  } = options;
  const report = createReport();
  const probe = createProbe(createServiceCaller({ addresses, sessionId, timeOf, report }), {
    token,
    mayWrite,
  });
  const depth = connectionLevels.indexOf(level);
  const browsed = await probeBrowse(probe);
  if (depth >= 1) await probeAsk(probe, browsed);
  if (depth >= 2) await probeBuy(probe, browsed);
  const calls = report.calls();
  return {
    level,
    ...addresses,
    wrote: mayWrite,
    holds: calls.every(({ verdict }) => verdict !== "breaks"),
    calls,
  };
};
