import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Caller, headersFor } from "#api/call-headers.ts";
import { probeOffer } from "#api/offers-call.ts";
import { createServiceExtensions } from "#api/service-extensions.ts";
import { httpTransport } from "#api/transport-http.ts";
import { buildRequest } from "#contract/build-request.ts";
import type { DataOf, Endpoint, InputFor, ServiceName } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { errorEnvelope } from "#contract/envelope.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { defaultLocale } from "#platform/locale.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { ToolError } from "../run-tool.ts";
import { inspectAnswer } from "./inspect-answer.ts";
import { type NewBreak, type Report, showValue } from "./report.ts";

type Endpoints = typeof endpoints;

export interface How extends Partial<Caller>, Partial<Pick<NewBreak, "when" | "specification">> {
  /** Statuses that are an answer, too, and why nothing is known of the data then; nothing is missed where that is empty. */
  readonly or?: Readonly<Record<number, string>>;
}

interface Setup {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly sessionId?: string | undefined;
  /** Milliseconds that a call may take. */
  readonly timeOf: (name: EndpointName) => number;
  readonly report: Report;
}

type Received = Readonly<{ answer: Response; bytes: ArrayBuffer }>;

const reasonOf = (error: unknown): string => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : String(cause);
};

const isLate = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

const parseJson = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const copyOf = ({ answer: { status, headers }, bytes }: Received): Response =>
  new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });

/** The service does not have a call of ours. */
const isMissing = async (endpoint: Endpoint, received: Received): Promise<boolean> => {
  const read = received.answer.ok ? undefined : await readAnswer(endpoint, copyOf(received));
  return endpoint.extension === true && read?.ok === false && read.error.kind === "not-implemented";
};

/** Calls the services with requests, headers and times of the storefront, and reports what is wrong with the answers. */
export const createServiceCaller = ({ addresses, sessionId = randomUUID(), timeOf, report }: Setup) => {
  const extensions = createServiceExtensions();
  const transports = {
    data: httpTransport(addresses.data, "manual"),
    content: httpTransport(addresses.content, "manual"),
  };
  const answered = new Set<ServiceName>();

  const timed = async <T>(name: EndpointName, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const done = await work();
    report.addTime(name, performance.now() - start);
    return done;
  };

  const receive = async (name: EndpointName, input: unknown, how: How): Promise<Received | undefined> => {
    const endpoint: Endpoint = endpoints[name];
    const { service } = endpoint;
    const { when, or: _, specification: __, locale = defaultLocale, ...caller } = how;
    const transport = transports[service];
    const announced = extensions.of(service, transport);
    const built = buildRequest(endpoint, input as InputFor<Endpoint>, caller.campaign, announced);
    if (!built.ok) {
      const { field, message } = built.error;
      const found = { field: `request ${field}`, expected: message, arrived: showValue(input) };
      report.addBreak(name, { ...found, when: "with what the service answered before" });
      return undefined;
    }
    const { path, method, body, contentType } = built.value;
    const headers = headersFor(endpoint, { locale, sessionId, ...caller });
    if (contentType) headers.set("content-type", contentType);
    const limit = timeOf(name);
    const attempt = () =>
      timed(name, () =>
        withTimeout(limit, async (signal) => {
          const answer = await transport.send({ path, method, headers, body }, signal);
          return { answer, bytes: await answer.arrayBuffer() };
        }),
      );
    try {
      // A service or a machine that was idle may be late once.
      const again = (error: unknown) =>
        endpoint.idempotent && isLate(error) ? attempt() : Promise.reject(error);
      const received = await attempt().catch(again);
      answered.add(service);
      extensions.learn(service, received.answer);
      return received;
    } catch (error) {
      if (!isLate(error) && !answered.has(service))
        throw new ToolError(`No ${service} service answers at ${addresses[service]}: ${reasonOf(error)}`);
      const late = { field: "time", expected: `an answer within ${limit} ms`, arrived: "none yet" };
      const lost = { field: "connection", expected: "an answer", arrived: reasonOf(error) };
      report.addBreak(name, { ...(isLate(error) ? late : lost), when });
      return undefined;
    }
  };

  const addStatus = (name: EndpointName, { answer, bytes }: Received, expected: string, how: How): void => {
    const location = answer.headers.get("location");
    const said = location ? `to ${location}` : showValue(parseJson(bytes));
    const arrived = bytes.byteLength > 0 || location ? `${answer.status} ${said}` : String(answer.status);
    const { when, specification } = how;
    report.addBreak(name, { field: "status", expected, arrived, when, specification });
  };

  const checkContentType = (name: EndpointName, { answer, bytes }: Received, when?: string): boolean => {
    const type = answer.headers.get("content-type") ?? "";
    const isJson = bytes.byteLength === 0 || /^application\/(?:json|problem\+json)\b/i.test(type);
    const arrived = type || "nothing";
    if (!isJson)
      report.addBreak(name, { field: "content-type", expected: "application/json", arrived, when });
    return isJson;
  };

  /** Whether the answer cannot be read for a reason that is reported. */
  const checkBody = (name: EndpointName, received: Received, data: z.ZodType, when?: string): boolean => {
    const isJson = checkContentType(name, received, when);
    const { status } = received.answer;
    const body = status === 204 || status === 205 ? { status } : parseJson(received.bytes);
    if (body === undefined) return !isJson;
    const { misfits, fields } = inspectAnswer(z.object({ data, status: z.literal(status) }), body);
    // Of an error in an answer of 200 nothing else is worth a word.
    const ofStatus = misfits.filter(({ field }) => field === "status");
    report.addMisfits(name, ofStatus.length > 0 ? ofStatus : misfits, when);
    report.addFields(name, fields);
    return misfits.some(({ isFatal }) => isFatal);
  };

  return {
    report,

    /** Calls, and returns what the storefront reads; undefined where that is nothing. */
    send: async <N extends EndpointName>(
      name: N,
      input: InputFor<Endpoints[N]>,
      how: How = {},
    ): Promise<DataOf<Endpoints[N]> | undefined> => {
      const endpoint: Endpoint = endpoints[name];
      const received = await receive(name, input, how);
      if (!received) return undefined;
      const { ok, status } = received.answer;
      const reason = how.or?.[status];
      if (await isMissing(endpoint, received)) report.addAbsence(name);
      else if (reason) report.addSkip(name, reason);
      else if (!ok && reason === undefined)
        addStatus(name, received, status < 400 ? "200: no redirect is followed" : "200", how);
      if (!ok) return undefined;
      const isNamed = endpoint.data !== "blob" && checkBody(name, received, endpoint.data, how.when);
      const read = await readAnswer(endpoint, copyOf(received));
      if (read.ok) return read.value as DataOf<Endpoints[N]>;
      const { field = "body", message } = read.error;
      const expected = "an answer of the contract";
      if (!isNamed) report.addBreak(name, { field, expected, arrived: message, when: how.when });
      return undefined;
    },

    /** Whether the service has a call of ours that needs a token, without making it. */
    offers: async (name: EndpointName): Promise<void> => {
      const endpoint: Endpoint = endpoints[name];
      if (report.isCalled(name)) return;
      if (await timed(name, () => probeOffer(endpoint, transports[endpoint.service])))
        report.addSkip(name, "it is there, and checking more of it would change something");
      else report.addAbsence(name);
    },

    /** Calls what the service must refuse with one of these statuses. */
    refuse: async <N extends EndpointName>(
      name: N,
      input: InputFor<Endpoints[N]>,
      statuses: readonly number[],
      how: How,
    ): Promise<void> => {
      const received = await receive(name, input, how);
      if (!received) return;
      const { answer, bytes } = received;
      if (await isMissing(endpoints[name], received)) return report.addAbsence(name);
      if (!statuses.includes(answer.status)) return addStatus(name, received, statuses.join(" or "), how);
      checkContentType(name, received, how.when);
      const isPresent = errorEnvelope.safeParse(parseJson(bytes)).success;
      report.addFields(name, new Map([["error", { isOurs: true, isPresent }]]));
    },
  };
};

export type ServiceCaller = ReturnType<typeof createServiceCaller>;
