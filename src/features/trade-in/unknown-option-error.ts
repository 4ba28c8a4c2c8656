import { fail } from "#platform/result.ts";

/** Error for a choice that the service's list does not have, or no longer. */
export const unknownOptionError = (field: string) => fail("invalid", "Not in the service's list", { field });
