import type { ErrorCode, ServiceResult } from "#contract/error-codes.ts";
import { fail } from "#platform/result.ts";

/** The error for a form without a valid subject, as a service would return it. */
export const isMissingSubject = (code: ErrorCode): ServiceResult<never> => ({
  ok: false,
  error: { ...fail("conflict", "The form names nothing that it could be about").error, code },
});
