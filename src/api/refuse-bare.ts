import "server-only";
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

/** A refusal for what is wrong with the request itself: `{ error: { code } }`, kept by nobody. */
export const refuseBare = (code: ErrorCode, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(
    { error: { code } },
    { status: errorCodes[code], headers: { "cache-control": cacheControl.nobody, ...headers } },
  );
