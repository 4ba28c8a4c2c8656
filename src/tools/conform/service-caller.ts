import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Caller, headersFor } from "#api/call-headers.ts";
import { probeOffer } from "#api/offers-call.ts";
import { createServiceExtensions } from "#api/service-extensions.ts";
import { httpTransport } from "#api/transport-http.ts";
import { buildRequest } from "#contract/build-request.ts";
import {
  type DataOf,
  type Endpoint,
  endpointLabel,
  type InputFor,
  type ServiceName,
} from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { errorEnvelope } from "#contract/envelope.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { ToolError } from "../run-tool.ts";
import { inspectAnswer } from "./inspect-answer.ts";
import { type Report, showValue } from "./report.ts";

type Endpoints = typeof endpoints;

export interface How extends Partial<Omit<Caller, "sessionId">> {
  /** What is requested, in words. */
  readonly when?: string;
  /** Statuses that are an answer, too, and why nothing is known of the data then; nothing is missed where that is empty. */
  readonly or?: Readonly<Record<number, string>>;
}

interface Setup {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  /** Milliseconds that a call may take. */
  readonly timeOf: (name: EndpointName) => number;
  readonly report: Report;
}

type Received = Readonly<{ answer: Response; bytes: ArrayBuffer }>;

const contentTypeOf = ({ headers }: Response): string => headers.get("content-type") ?? "";

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause);
};

const parseJson = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** Calls the services with requests, headers and times of the storefront, and reports what is wrong with the answers. */
export const createServiceCaller = ({ addresses, timeOf, report }: Setup) => {
  const sessionId = randomUUID();
  const extensions = createServiceExtensions();
  const transports = {
    data: httpTransport(addresses.data, "manual"),
    content: httpTransport(addresses.content, "manual"),
  };
  const answered = new Set<ServiceName>();

  const receive = async (
    name: EndpointName,
    input: unknown,
    { when = "", or: _or, locale = "es", ...caller }: How,
  ): Promise<Received | undefined> => {
    const endpoint: Endpoint = endpoints[name];
    const { service } = endpoint;
    const transport = transports[service];
    const built = buildRequest(
      endpoint,
      input as InputFor<Endpoint>,
      caller.campaign,
      extensions.of(service, transport),
    );
    if (!built.ok) throw new Error(`${endpointLabel(endpoint)} ${built.error.field}: ${built.error.message}`);
    const { path, method, body, contentType } = built.value;
    const headers = headersFor(endpoint, { locale, sessionId, ...caller });
    if (contentType) headers.set("content-type", contentType);
    const limit = timeOf(name);
    const start = performance.now();
    try {
      const received = await withTimeout(limit, async (signal) => {
        const answer = await transport.send({ path, method, headers, body }, signal);
        return { answer, bytes: await answer.arrayBuffer() };
      });
      report.addTime(name, performance.now() - start);
      answered.add(service);
      extensions.learn(service, received.answer);
      return received;
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      if (!isLate && !answered.has(service))
        throw new ToolError(`No ${service} service answers at ${addresses[service]}: ${reasonOf(error)}`);
      report.addTime(name, performance.now() - start);
      report.addBreak(name, {
        field: isLate ? "time" : "connection",
        expected: isLate ? `an answer within ${limit} ms` : "an answer",
        arrived: isLate ? "none yet" : reasonOf(error),
        when,
      });
      return undefined;
    }
  };

  const statusBreak = (
    name: EndpointName,
    { answer, bytes }: Received,
    expected: string,
    { when = "" }: How,
    specification?: string,
  ) => {
    const location = answer.headers.get("location");
    const said = showValue(parseJson(bytes));
    report.addBreak(name, {
      field: "status",
      expected,
      arrived: [String(answer.status), location ? `to ${location}` : said === "nothing" ? "" : said]
        .filter(Boolean)
        .join(" "),
      when,
      ...(specification !== undefined && { specification }),
    });
  };

  const checkContentType = (name: EndpointName, { answer, bytes }: Received, when: string): boolean => {
    const type = contentTypeOf(answer);
    const isJson = bytes.byteLength === 0 || /^application\/(?:json|problem\+json)\b/i.test(type);
    const arrived = type || "nothing";
    if (!isJson)
      report.addBreak(name, { field: "content-type", expected: "application/json", arrived, when });
    return isJson;
  };

  /** Whether the answer cannot be read for a reason that is reported. */
  const checkBody = (name: EndpointName, received: Received, data: z.ZodType, when: string): boolean => {
    const isJson = checkContentType(name, received, when);
    const { status } = received.answer;
    const body = status === 204 || status === 205 ? { status } : parseJson(received.bytes);
    if (body === undefined) return !isJson;
    const { misfits, fields } = inspectAnswer(z.object({ data, status: z.literal(status) }), body);
    // Of an error in an answer of 200 nothing else is worth a word.
    const ofStatus = misfits.filter(({ field }) => field === "status");
    report.addInspection(name, { misfits: ofStatus.length > 0 ? ofStatus : misfits, fields }, when);
    return misfits.some(({ isFatal }) => isFatal);
  };

  /** The service refuses without an answer of its own: it does not have the call. */
  const isMissing = async (endpoint: Endpoint, { answer, bytes }: Received): Promise<boolean> => {
    if (endpoint.extension === undefined || answer.ok) return false;
    const read = await readAnswer(endpoint, copyOf({ answer, bytes }));
    return !read.ok && read.error.kind === "not-implemented";
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
      const { when = "" } = how;
      const received = await receive(name, input, how);
      if (!received) return undefined;
      if (await isMissing(endpoint, received)) {
        report.addAbsence(name);
        return undefined;
      }
      const reason = how.or?.[received.answer.status];
      if (reason !== undefined) {
        if (reason !== "") report.addSkip(name, reason);
        return undefined;
      }
      if (!received.answer.ok) {
        statusBreak(
          name,
          received,
          received.answer.status < 400 ? "200: no redirect is followed" : "200",
          how,
        );
        return undefined;
      }
      const isNamed = endpoint.data !== "blob" && checkBody(name, received, endpoint.data, when);
      const read = await readAnswer(endpoint, copyOf(received));
      if (read.ok) return read.value as DataOf<Endpoints[N]>;
      const { field = "body", message } = read.error;
      if (!isNamed)
        report.addBreak(name, { field, expected: "an answer of the contract", arrived: message, when });
      return undefined;
    },

    /** Whether the service has a call of ours that needs a token, without making it. */
    offers: async (name: EndpointName): Promise<void> => {
      const endpoint: Endpoint = endpoints[name];
      const start = performance.now();
      const isOffered = await probeOffer(endpoint, transports[endpoint.service]);
      report.addTime(name, performance.now() - start);
      if (!isOffered) report.addAbsence(name);
      else report.addNote(name, "offered; its answer is not checked");
    },

    /** Calls what the service must refuse with one of these statuses. */
    refuse: async <N extends EndpointName>(
      name: N,
      input: InputFor<Endpoints[N]>,
      {
        statuses,
        specification,
        ...how
      }: How & { readonly statuses: readonly number[]; readonly specification: string },
    ): Promise<void> => {
      const endpoint: Endpoint = endpoints[name];
      const received = await receive(name, input, how);
      if (!received) return;
      const { answer, bytes } = received;
      if (await isMissing(endpoint, received)) return report.addAbsence(name);
      if (!statuses.includes(answer.status))
        return statusBreak(name, received, statuses.join(" or "), how, specification);
      checkContentType(name, received, how.when ?? "");
      if (!errorEnvelope.safeParse(parseJson(bytes)).success)
        report.addNote(
          name,
          "error { code, message, field } is ours and absent from a refusal: the shop says no more than that it failed",
        );
    },
  };
};

export type ServiceCaller = ReturnType<typeof createServiceCaller>;

const copyOf = ({ answer: { status, headers }, bytes }: Received): Response =>
  new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
