import { expect, test } from "vitest";
import { readSuggestionsRequest } from "./suggestions-request.ts";

const read = (query: string) => readSuggestionsRequest(new URLSearchParams(query));

test("a request is read, in Spanish and of all vehicles unless it says otherwise", () => {
  expect(read("text=%20seat%20")).toEqual({
    ok: true,
    value: { locale: "es", kind: undefined, text: "seat" },
  });
  expect(read("text=porto&locale=pt&kind=motorbike")).toEqual({
    ok: true,
    value: { locale: "pt", kind: "motorbike", text: "porto" },
  });
});

test.each([
  ["", "text"],
  ["text=%20", "text"],
  [`text=${"a".repeat(121)}`, "text"],
  ["text=seat&locale=fr", "locale"],
  ["text=seat&kind=boat", "kind"],
])("%s is refused because of its %s", (query, field) => {
  expect(read(query)).toMatchObject({ ok: false, error: { kind: "invalid", field } });
});
