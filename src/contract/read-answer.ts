import { z } from "zod";
import { failureKindOf } from "#platform/answers/failure-status.ts";
import { type Failed, fail, ok } from "#platform/result.ts";
import { answerBytes } from "./body-sizes.ts";
import { type DataOf, type Endpoint, endpointLabel } from "./endpoint.ts";
import { errorEnvelope } from "./envelope.ts";
import { isErrorCode, type ServiceFailure, type ServiceResult } from "./error-codes.ts";
import { isHandedOver } from "./handed-over.ts";
import { firstIssue } from "./issue-field.ts";
import { readBounded } from "./read-bounded.ts";

type Schema = z.core.$ZodType;

const decimal = /^-?\d+(?:\.\d+)?$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema of the value inside wrappers. */
export const unwrap = (schema: Schema): Schema => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return unwrap(schema.def.innerType);
  if (!(schema instanceof z.ZodPipe)) return schema;
  return unwrap(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
};

const acceptsAfter = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema, normaliseAnswer(schema, value)).success;

/**
 * An answer in the form that its schema describes: a field that is `null` and may not be is left out, a number that arrives as text ("12.5") is a
 * number. Only fields that the schema names are changed. Pure.
 */
export const normaliseAnswer = (schema: Schema, value: unknown): unknown => {
  const own = unwrap(schema);
  if (own instanceof z.ZodNumber)
    return typeof value === "string" && decimal.test(value.trim()) ? Number(value) : value;
  if (own instanceof z.ZodArray && Array.isArray(value))
    return value.map((member) => normaliseAnswer(own.def.element, member));
  if (own instanceof z.ZodUnion) {
    const option = own.def.options.find((each) => acceptsAfter(each, value));
    return option ? normaliseAnswer(option, value) : value;
  }
  if (!isObject(value)) return value;
  if (own instanceof z.ZodRecord) {
    const { valueType } = own.def;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, normaliseAnswer(valueType, each)]),
    );
  }
  if (!(own instanceof z.ZodObject)) return value;
  const fields = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const field = own.shape[key];
    if (!field) return [[key, each]];
    if (each === null && !z.safeParse(field, null).success) return [];
    return [[key, normaliseAnswer(field, each)]];
  });
  return Object.fromEntries(fields);
};

const envelopeStatus = z.object({ status: z.int() });

/**
 * Reads the answer of an endpoint. Never throws.
 *
 * Errors: the kind that the HTTP status stands for, with the service's code (one of error-codes.ts), message and field
 * where the answer is an error envelope, and `not-implemented` for a call of ours that the service does not have; `contract` for a success that breaks the contract, naming endpoint and field (`data.prices.0`);
 * `timeout` or `unreachable` for an answer that breaks off.
 */
export const readAnswer = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ServiceResult<DataOf<E>>> => {
  const where = { endpoint: endpointLabel(endpoint), status: response.status };
  if (isHandedOver(response) && endpoint.data !== "blob") {
    const data = endpoint.data.safeParse(response.data);
    return data.success ? ok(data.data as DataOf<E>) : violation(data.error, where, "data");
  }
  const contentType = response.headers.get("content-type") ?? "";
  let bytes: ArrayBuffer | undefined;
  try {
    bytes = await readBounded(response, answerBytes);
  } catch (error) {
    const aborted = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
    return fail(aborted ? "timeout" : "unreachable", "The answer broke off", where);
  }
  if (!bytes) return fail("contract", `More than ${answerBytes} bytes`, where);
  if (!response.ok) return refusal(bytes, where, endpoint);
  if (endpoint.data === "blob") return blob(bytes, contentType, where) as ServiceResult<DataOf<E>>;

  const nothing = response.status === 204 || response.status === 205;
  const body = nothing ? { value: { status: response.status } } : parseJson(bytes);
  if (!body) {
    const what = bytes.byteLength === 0 ? "an empty body" : `no JSON (${contentType || "no media type"})`;
    return fail("contract", `The answer is ${what}`, where);
  }
  const envelope = envelopeStatus.safeParse(body.value);
  if (!envelope.success) return violation(envelope.error, where);
  if (envelope.data.status !== response.status) {
    const inner = errorEnvelope.safeParse(body.value);
    const message = `The envelope says ${envelope.data.status}, the answer ${response.status}`;
    return fail("contract", message, {
      ...where,
      field: "status",
      ...(inner.success && known(inner.data.error.code)),
    });
  }
  const answer = z.object({ data: endpoint.data });
  const data = answer.safeParse(normaliseAnswer(answer, body.value));
  return data.success ? ok(data.data.data as DataOf<E>) : violation(data.error, where);
};

type Where = Readonly<{ endpoint: string; status: number }>;

const violation = (error: z.ZodError, where: Where, within?: string): Failed => {
  const { field, message } = firstIssue(error);
  return fail("contract", message, { ...where, field: [within, field].filter(Boolean).join(".") });
};

/** A code that is not of our list adds nothing to the status. */
const known = (code: string): Pick<ServiceFailure, "code"> => (isErrorCode(code) ? { code } : {});

/** A service without a call of ours answers it as any path that it does not know, or knows with other methods only. */
const isAbsent = ({ extension }: Endpoint, status: number): boolean =>
  extension === true && (status === 404 || status === 405);

const refusal = (bytes: ArrayBuffer, where: Where, endpoint: Endpoint): Failed<ServiceFailure> => {
  const envelope = errorEnvelope.safeParse(parseJson(bytes)?.value);
  const kind =
    !envelope.success && isAbsent(endpoint, where.status) ? "not-implemented" : failureKindOf(where.status);
  if (!envelope.success)
    return fail(kind, `Answered ${where.status} without an error envelope`, {
      ...where,
      isBare: true as const,
    });
  const { code, message, field } = envelope.data.error;
  const text = isErrorCode(code) ? message : `${message} (${code})`;
  return fail(kind, text, { ...where, ...known(code), ...(field !== undefined && { field }) });
};

const blob = (bytes: ArrayBuffer, contentType: string, where: Where) => {
  if (bytes.byteLength === 0) return fail("contract", "The answer is an empty body", where);
  if (contentType === "" || /^(?:application\/json|text\/html)\b/i.test(contentType)) {
    return fail("contract", `The answer is no file (${contentType || "no media type"})`, where);
  }
  return ok({ bytes, contentType });
};

const parseJson = (bytes: ArrayBuffer): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return undefined;
  }
};
