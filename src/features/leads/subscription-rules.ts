import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";

/** How often alerts are asked for: with an address that was typed each is a mail. */
export const subscriptionLimit = (email: string | undefined) =>
  email === undefined ? ({ name: "kept" } as const) : ({ name: "lead", subject: email } as const);

/** What is said where the service refuses an alert or a search. */
export const subscriptionRefusals = {
  "list-full": "listFull",
  "vehicle-taken": "vehicleTaken",
  unauthorized: "signedOut",
  "not-implemented": "notOffered",
} as const satisfies Readonly<Partial<Record<ErrorCode, FieldErrorKey>>>;
