import { DiagLogLevel, diag } from "@opentelemetry/api";
import { log } from "../../log.ts";

const silentMs = 60_000;

/** Has the log told when telemetry has trouble, with nothing more for a minute after each line: it must not flood what it explains. */
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
