import { type Failed, fail, ok } from "#platform/result.ts";
import { requestBytes } from "./body-sizes.ts";
import { countFields, mostFields } from "./count-fields.ts";
import { type Endpoint, endpointLabel, type RequestFor } from "./endpoint.ts";
import { type ErrorCode, errorCodes, type ServiceFailure, type ServiceResult } from "./error-codes.ts";
import { firstIssue } from "./issue-field.ts";
import { readBounded } from "./read-bounded.ts";
import { type Campaign, campaign } from "./tracking.ts";

const mediaTypes: Readonly<Record<"json" | "form", readonly string[]>> = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
};

const parseJson = (bytes: ArrayBuffer): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

/** @throws also for more fields than a page's form has */
const parseForm = async (bytes: ArrayBuffer, contentType: string): Promise<Record<string, unknown>> => {
  const count = countFields(contentType);
  if (typeof count !== "function" || count(new Uint8Array(bytes)) > mostFields.page)
    throw new TypeError("No form of few fields");
  const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    if (value === "" || name in values) continue;
    // Form data has its own kind of line breaks.
    values[name] = typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;
  }
  return values;
};

const refuse = (
  endpoint: Endpoint,
  code: ErrorCode,
  message: string,
  field?: string,
): Failed<ServiceFailure> => {
  const where = { endpoint: endpointLabel(endpoint), status: errorCodes[code], code };
  return fail("invalid", message, field === undefined ? where : { ...where, field });
};

const readBody = async (endpoint: Endpoint, request: Request): Promise<ServiceResult<unknown>> => {
  const encoding = endpoint.encoding ?? "json";
  const contentType = request.headers.get("content-type") ?? "";
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const most = endpoint.largestBody ?? requestBytes[encoding];
  const bytes = await readBounded(request, most).catch(() => null);
  if (bytes === null) return refuse(endpoint, "broken-body", "The body broke off");
  if (bytes === undefined) return refuse(endpoint, "too-large", `More than ${most} bytes`);
  if (bytes.byteLength === 0) return ok(undefined);
  if (!mediaTypes[encoding].includes(mediaType)) {
    return refuse(endpoint, "unsupported-media-type", `Expected ${mediaTypes[encoding].join(" or ")}`);
  }
  try {
    return ok(encoding === "json" ? parseJson(bytes) : await parseForm(bytes, contentType));
  } catch {
    return refuse(endpoint, "broken-body", `The body is not ${mediaType}`);
  }
};

const asFields = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});

/**
 * The path of the first text or key that contains a NUL, or `undefined`. PostgreSQL stores none in text, so one that slipped
 * through would end as a failure of the database. Deeper than 20 levels counts as found: no schema goes there.
 */
const findNul = (value: unknown, path = "", depth = 0): string | undefined => {
  if (typeof value === "string") return value.includes("\0") ? path : undefined;
  if (typeof value !== "object" || value === null || value instanceof Blob) return undefined;
  if (depth > 20) return path;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === "" ? key : `${path}.${key}`;
    const found = key.includes("\0") ? path : findNul(inner, innerPath, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A request as the service reads it, with the campaign that its address may carry. */
export type ReadRequest<E extends Endpoint> = RequestFor<E> & { readonly campaign: Campaign };

/**
 * Reads a request by its endpoint. `params` are the path's placeholders, decoded.
 *
 * Errors are `invalid` and carry the HTTP status to answer with and, where a field is to blame, its name: 400 for a
 * value, 413 for a body that is too large, 415 for a body of another media type.
 */
export const readRequest = async <E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, string | undefined>> = {},
): Promise<ServiceResult<ReadRequest<E>>> => {
  const search = searchValues(request.url);
  const body = endpoint.body ? await readBody(endpoint, request) : ok(undefined);
  if (!body.ok) return body;

  const key = endpoint.discriminator;
  const found = {
    params: endpoint.params ? params : undefined,
    query: endpoint.query ? search : undefined,
    body: key === undefined ? body.value : { ...asFields(body.value), [key]: wholeNumber(search[key]) },
  };
  const parsed: Record<string, unknown> = { campaign: campaign.parse(search) };
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const nul = findNul(found[part]);
    if (nul !== undefined) return refuse(endpoint, "invalid-field", "must not hold the character NUL", nul);
    const result = schema.safeParse(found[part]);
    if (!result.success) {
      const { field, message } = firstIssue(result.error);
      return refuse(endpoint, "invalid-field", message, field || part);
    }
    parsed[part] = result.data;
  }
  return ok(parsed as unknown as ReadRequest<E>);
};

/** The first value of each name; an empty one is none, since HTML forms send those too. */
const searchValues = (url: string): Record<string, string> => {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URL(url, "http://localhost").searchParams) {
    if (value !== "" && !(name in values)) values[name] = value;
  }
  return values;
};

const wholeNumber = (value: string | undefined): unknown =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : value;
