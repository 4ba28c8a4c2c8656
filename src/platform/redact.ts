import { redactText } from "./redact-text.ts";

const hidden = "[hidden]";
const deepest = 6;

/** Field names, in lower case and without `_` or `-`, whose values never reach a log. */
const secretFields: ReadonlySet<string> = new Set([
  "address",
  "apikey",
  "authorization",
  "birthdate",
  "cardnumber",
  "cif",
  "clienttoken",
  "cookie",
  "cvc",
  "dni",
  "email",
  "emailaddress",
  "firstname",
  "fullname",
  "iban",
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

/**
 * Ids of requests, traces and errors, given by this site or a proxy: logs are searched by them, and they look like tokens.
 */
const namingFields: ReadonlySet<string> = new Set(["digest", "requestid", "traceid"]);

const isSecretField = (field: string): boolean => secretFields.has(field.replace(/[-_]/g, "").toLowerCase());

const isNaming = (field: string): boolean => namingFields.has(field.replace(/[-_]/g, "").toLowerCase());

/**
 * Copies a value for the log: values of secret fields are hidden at any depth and free text is cleared. Errors pass
 * untouched, for their own serializer; what lies deeper than six levels is left out, which also ends cycles.
 */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error || value instanceof Date || value instanceof URL) return value;
  if (depth >= deepest) return "[deeper]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const entries = value instanceof Map || value instanceof Headers ? value.entries() : Object.entries(value);
  return Object.fromEntries(
    Array.from(entries as Iterable<[string, unknown]>, ([field, item]) => [
      redactText(String(field)),
      isSecretField(String(field))
        ? hidden
        : isNaming(String(field)) && typeof item === "string"
          ? item
          : redact(item, depth + 1),
    ]),
  );
};

/**
 * Clears what has been added to a finished line, a JSON object: texts within it, so that the line stays JSON whatever is taken
 * out. A line that is no JSON is cleared as text.
 */
export const redactLine = (line: string): string => {
  try {
    const cleared: unknown = JSON.parse(line, (field, value: unknown) =>
      typeof value === "string" && !isNaming(field) ? redactText(value) : value,
    );
    return `${JSON.stringify(cleared)}\n`;
  } catch {
    return redactText(line);
  }
};
