import { requestBytes } from "./body-sizes.ts";
import type { Endpoint } from "./endpoint.ts";
import { type ErrorCode, errorCodes } from "./error-codes.ts";

/** Whether a body may hold megabytes: such requests wait in a queue. */
export const isLarge = ({
  body,
  encoding = "json",
  largestBody = requestBytes[encoding],
}: Endpoint): boolean => body !== undefined && largestBody > requestBytes.json;

/** Refusals that follow from what a call has: parts to check, a body to read, a token to know. */
const ofItsForm = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...(endpoint.params || endpoint.query || endpoint.body ? (["invalid-field"] as const) : []),
  ...(endpoint.body ? (["broken-body", "too-large", "unsupported-media-type"] as const) : []),
  ...(endpoint.token === "operator" ||
  endpoint.token === "required" ||
  (endpoint.token === "optional" && !endpoint.forgivesToken)
    ? (["unauthorized"] as const)
    : []),
  ...(endpoint.extension ? (["not-implemented"] as const) : []),
  ...(isLarge(endpoint) ? (["busy"] as const) : []),
  "internal",
  "unavailable",
];

/** Every code that a call may be refused with, in the order of the table of codes. */
export const errorsOf = (endpoint: Endpoint): readonly ErrorCode[] => {
  const found = new Set([...ofItsForm(endpoint), ...(endpoint.errors ?? [])]);
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => found.has(code));
};
