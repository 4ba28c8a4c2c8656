import { type Failed, fail, ok } from "#platform/result.ts";
import { requestBytes } from "./body-sizes.ts";
import { type Endpoint, endpointLabel } from "./endpoint.ts";
import { type ErrorCode, errorCodes, type ServiceFailure, type ServiceResult } from "./error-codes.ts";
import { mediaTypes, parseForm, parseJson } from "./media-types.ts";
import { readBounded } from "./read-bounded.ts";

export const refuse = (
  endpoint: Endpoint,
  code: ErrorCode,
  message: string,
  field?: string,
): Failed<ServiceFailure> => {
  const where = { endpoint: endpointLabel(endpoint), status: errorCodes[code], code };
  return fail("invalid", message, field === undefined ? where : { ...where, field });
};

export const readBody = async (endpoint: Endpoint, request: Request): Promise<ServiceResult<unknown>> => {
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

export const asFields = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});
