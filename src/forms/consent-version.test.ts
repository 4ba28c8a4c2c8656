import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import es from "#locales/es/forms.ts";
import pt from "#locales/pt/forms.ts";
import { consentVersion } from "./consent-version.ts";

test("other words of consent have another version", () => {
  const words = createHash("sha256").update(`${es.privacy}\n${pt.privacy}`).digest("hex").slice(0, 16);
  expect({ consentVersion, words }).toEqual({ consentVersion: "2026-11", words: "25e200ed636f558e" });
});
