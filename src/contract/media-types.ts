import { countFields, mostFields } from "./count-fields.ts";

export const mediaTypes: Readonly<Record<"json" | "form", readonly string[]>> = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
};

export const parseJson = (bytes: ArrayBuffer): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

/** @throws also for more fields than a page's form has */
export const parseForm = async (
  bytes: ArrayBuffer,
  contentType: string,
): Promise<Record<string, unknown>> => {
  const count = countFields(contentType);
  if (typeof count !== "function" || count(new Uint8Array(bytes)) > mostFields.page)
    throw new TypeError("No form of few fields");
  const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    if (value === "" || name in values) continue;
    // Form data has its own kind of line breaks, whoever wrote them.
    values[name] = typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;
  }
  return values;
};
