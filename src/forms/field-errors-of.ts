import type { ServiceFailure } from "#contract/error-codes.ts";
import type { FieldError, FieldErrors } from "./field-error.ts";
import type { FormFields, FormTexts } from "./form-field.ts";

/** Somebody has sent a form too often, and for how long not to. Pure. */
export const waitFor = (seconds: number): FieldError => ({
  key: "tooOften",
  values: { minutes: String(Math.max(1, Math.ceil(seconds / 60))) },
});

/**
 * What the service refused, where it names a field of the form or a reason that the form knows; anything else is not the visitor's
 * to mend. How long the service counts nobody here knows, so no time is named. Pure.
 * @param failed what is said of anything else
 */
export const fieldErrorsOf = (
  { kind, code, status, field = "" }: ServiceFailure,
  texts: FormTexts<FormFields>,
  refusals: Readonly<Record<string, FieldError["key"] | undefined>> = {},
  failed: FieldError["key"] = "unavailable",
): FieldErrors => {
  if (kind === "rate-limited") return { form: { key: "tooOftenThere" } };
  // What was refused here already has no code of the service.
  // A conflict that a service does not explain may be any of them.
  const isUnexplained = kind === "conflict" && code === undefined && status !== undefined;
  const reason = isUnexplained ? undefined : refusals[code ?? kind];
  if (reason) return { form: { key: reason } };
  return kind === "invalid" && Object.hasOwn(texts, field)
    ? { [field]: { key: refusals[field] ?? "refused" } }
    : { form: { key: failed } };
};
