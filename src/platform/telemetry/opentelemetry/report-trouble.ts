import { DiagLogLevel, diag } from "@opentelemetry/api";
import { log } from "../../log.ts";

const silentMs = 60_000;

/** Logs problems of telemetry, at most once a minute, so that they do not flood the log. */
export const reportTrouble = (now: () => number = Date.now): void => {
  let silentUntil = 0;
  const report = (problem: string): void => {
    if (now() < silentUntil) return;
    silentUntil = now() + silentMs;
    log().warn({ problem: problem.slice(0, 300) }, "Telemetry has trouble; the site goes on");
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};
