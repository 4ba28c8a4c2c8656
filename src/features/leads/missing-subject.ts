import type { ErrorCode, ServiceResult } from "#contract/error-codes.ts";
import { fail } from "#platform/result.ts";

/** The refusal of a form whose page was about nothing that can be asked for, as a service would refuse it. */
export const isMissingSubject = (code: ErrorCode): ServiceResult<never> => ({
  ok: false,
  error: { ...fail("conflict", "The form names nothing that it could be about").error, code },
});
