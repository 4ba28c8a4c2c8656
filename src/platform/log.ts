import {
  type DestinationStream,
  type Logger as PinoLogger,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from "pino";
import { env } from "./env.ts";
import { perProcess } from "./per-process.ts";
import { redact, redactLine } from "./redact.ts";
import { traceId } from "./telemetry/spans.ts";

/** Child loggers are left out: pino would write their fields without clearing them. */
export type Logger = Pick<PinoLogger, "fatal" | "error" | "warn" | "info" | "debug" | "trace">;

/** JSON leaves some control characters and line ends as they are; terminals and readers of logs obey them. */
const escapeControls = (line: string): string =>
  line.replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });

/** Not by `process.stdout`, which `log-output.ts` diverts to the log; pino itself would take that where it is diverted. */
const standardOutput = (): DestinationStream => pino.destination(1);

/** Leads from a line to the trace that it was written in, where there is one. */
const presentTrace = (): { readonly traceId?: string } => {
  const id = traceId();
  return id === undefined ? {} : { traceId: id };
};

/** Pino, set up so that every field, message and error is cleared of personal data and secrets. */
export const createLogger = (level: string, destination: DestinationStream = standardOutput()): PinoLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      mixin: presentTrace,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => redact(fields) as Record<string, unknown>,
      },
      serializers: { err: (error) => redact(stdSerializers.err(error)) },
      hooks: { streamWrite: (line) => escapeControls(redactLine(line)) },
    },
    destination,
  );

const rootLogger = perProcess("log", () => createLogger(env().LOG_LEVEL));

/** The logger of this process, at `LOG_LEVEL`, on standard output. An error is logged as `log().error({ err }, "what failed")`. */
export const log = (): Logger => rootLogger();

/** A logger that adds the request's id to each of its lines. */
export const requestLog = (requestId: string): Logger => rootLogger().child({ requestId });
