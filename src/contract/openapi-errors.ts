import type { Endpoint } from "./endpoint.ts";
import { type ErrorCode, errorCodes, errorWords } from "./error-codes.ts";
import { errorsOf } from "./errors-of.ts";
import { componentRef, type JsonObject, titleCase } from "./openapi-named-schemas.ts";

const byStatus = (codes: readonly ErrorCode[]): Map<number, ErrorCode[]> =>
  Map.groupBy(codes, (code) => errorCodes[code]);

/** The response of a status with these codes; calls with the same ones share it. */
const componentOf = (codes: readonly ErrorCode[]): string =>
  codes.flatMap((code) => code.split("-").map(titleCase)).join("");

const exampleOf = (code: ErrorCode): JsonObject => ({
  summary: errorWords[code],
  value: {
    error: {
      code,
      message: errorWords[code],
      ...(code === "invalid-field" && { field: "delivery.zipCode" }),
    },
    status: errorCodes[code],
  },
});

const header = (description: string, schema: JsonObject) => ({ description, schema });

const headersOf: Readonly<Record<number, JsonObject>> = {
  401: {
    "www-authenticate": header("`Bearer`, with `error` for a token that is not valid.", {
      type: "string",
      examples: ['Bearer error="invalid_token"'],
    }),
  },
  429: {
    "retry-after": header("Seconds until the call may succeed.", { type: "integer", examples: [60] }),
  },
};

const responseOf = (status: number, codes: readonly ErrorCode[]): JsonObject => ({
  description: codes.map((code) => `\`${code}\`: ${errorWords[code]}`).join(". "),
  ...(headersOf[status] && { headers: headersOf[status] }),
  content: {
    "application/json": {
      schema: { $ref: componentRef("ErrorEnvelope") },
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
    },
  },
});

/** References to the error responses of a call, by status. */
export const errorResponses = (endpoint: Endpoint): JsonObject =>
  Object.fromEntries(
    [...byStatus(errorsOf(endpoint))].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${componentOf(codes)}` },
    ]),
  );

/** Every error response that the calls refer to. */
export const errorComponents = (endpoints: readonly Endpoint[]): Record<string, JsonObject> =>
  Object.fromEntries(
    endpoints.flatMap((endpoint) =>
      [...byStatus(errorsOf(endpoint))].map(([status, codes]) => [
        componentOf(codes),
        responseOf(status, codes),
      ]),
    ),
  );
