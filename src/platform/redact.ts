const hidden = "[hidden]";
const deepest = 6;

/** Field names, in lower case and without `_` or `-`, whose values never reach a log. */
const secretFields: ReadonlySet<string> = new Set([
  "address",
  "authorization",
  "birthdate",
  "clienttoken",
  "cookie",
  "email",
  "emailaddress",
  "firstname",
  "fullname",
  "lastname",
  "name",
  "nif",
  "password",
  "phone",
  "phonenumber",
  "secret",
  "session",
  "setcookie",
  "token",
  "useremail",
]);

const secretText = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[mail address]"],
  [/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [hidden]"],
  [/\b([XYZ]\d{7}|\d{8})-?[A-Z]\b/g, "[tax id]"],
] as const;

function isSecretField(field: string): boolean {
  return secretFields.has(field.replace(/[-_]/g, "").toLowerCase());
}

/** Takes mail addresses, bearer tokens and Spanish tax ids out of free text. */
export function redactText(text: string): string {
  return secretText.reduce((cleared, [pattern, replacement]) => cleared.replace(pattern, replacement), text);
}

/**
 * Copies a value for the log: values of secret fields are hidden at any depth and free text is cleared. Errors pass
 * untouched, for their own serializer; what lies deeper than six levels is left out, which also ends cycles.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error || value instanceof Date || value instanceof URL) return value;
  if (depth >= deepest) return "[deeper]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const entries = value instanceof Map || value instanceof Headers ? value.entries() : Object.entries(value);
  return Object.fromEntries(
    Array.from(entries as Iterable<[string, unknown]>, ([field, item]) => [
      field,
      isSecretField(String(field)) ? hidden : redact(item, depth + 1),
    ]),
  );
}
