import { locales } from "#platform/locale.ts";
import type { JsonObject } from "./openapi-named-schemas.ts";

const header = (name: string, required: boolean, description: string, schema: JsonObject): JsonObject => ({
  name,
  in: "header",
  required,
  description,
  schema,
});

export const headerParameters = {
  CompanyId: header("x-company-id", true, "Company whose shop calls.", { type: "string", maxLength: 64 }),
  SessionId: header("x-session-id", false, "The visitor's session, where there is one.", {
    type: "string",
    maxLength: 64,
  }),
  AddressKey: header(
    "x-address-key",
    false,
    "The visitor's group of network addresses under a hash, for limits by address.",
    { type: "string", maxLength: 64 },
  ),
  AcceptLanguage: header("accept-language", false, "Language of the texts in the answer.", {
    type: "string",
    examples: [...locales],
  }),
};
