import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";

/** Rate limit of alerts: with a typed address each sends a mail. */
export const subscriptionLimit = (email: string | undefined) =>
  email === undefined ? ({ name: "savedItem" } as const) : ({ name: "lead", subject: email } as const);

/** Messages for refused alerts and searches. */
export const subscriptionRefusals = {
  "list-full": "listFull",
  "vehicle-taken": "vehicleTaken",
  unauthorized: "signedOut",
  "not-implemented": "notOffered",
} as const satisfies Readonly<Partial<Record<ErrorCode, FieldErrorKey>>>;
