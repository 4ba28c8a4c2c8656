import type { ServiceFailure } from "#contract/error-codes.ts";
import type { FieldError, FieldErrors } from "./field-error.ts";
import type { FormFields, FormTexts } from "./form-field.ts";

/** Error for a form sent too often, with the time to wait. Pure. */
export const waitFor = (seconds: number): FieldError => ({
  key: "tooOften",
  values: { minutes: String(Math.max(1, Math.ceil(seconds / 60))) },
});

/**
 * Maps a failed call to field errors, by the field that the service names or an error code that the form
 * handles; anything else becomes `failed`, since the visitor cannot correct it. The service does not return
 * how long it limits a sender, so no time is shown. Pure.
 * @param failed message for any other failure
 */
export const fieldErrorsOf = (
  { kind, code, status, field = "" }: ServiceFailure,
  texts: FormTexts<FormFields>,
  refusals: Readonly<Record<string, FieldError["key"] | undefined>> = {},
  failed: FieldError["key"] = "unavailable",
): FieldErrors => {
  if (kind === "rate-limited") return { form: { key: "tooOftenThere" } };
  // Refused by the storefront's own limit: there is no error code of the service.
  // A conflict without a code may be any of them.
  const isUnexplained = kind === "conflict" && code === undefined && status !== undefined;
  const reason = isUnexplained ? undefined : refusals[code ?? kind];
  if (reason) return { form: { key: reason } };
  return kind === "invalid" && Object.hasOwn(texts, field)
    ? { [field]: { key: refusals[field] ?? "refused" } }
    : { form: { key: failed } };
};
