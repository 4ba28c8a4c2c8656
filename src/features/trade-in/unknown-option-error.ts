import { fail } from "#platform/result.ts";

/** What was chosen is not, or no longer, in the service's list: said at its field. */
export const unknownOptionError = (field: string) => fail("invalid", "Not in the service's list", { field });
