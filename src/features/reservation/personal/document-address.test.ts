import { expect, test } from "vitest";
import { documentAddress, readDocumentQuery } from "./document-address.ts";

const query = {
  reservation: "7kq2m9x4t0v5w8r3b6n1pzhcda",
  document: "payment-2",
  kind: "payment",
  locale: "pt",
} as const;

test("what is written is read again", () => {
  const { pathname, searchParams } = new URL(documentAddress(query), "https://volante.test");
  expect(pathname).toBe("/api/reservation-document/");
  expect(readDocumentQuery(searchParams)).toEqual(query);
});

test.each([
  ["no reservation", { reservation: undefined }],
  ["a path", { document: "../../me" }],
  ["an unknown kind", { kind: 'x"; filename="a.html' }],
  ["a long id", { reservation: "a".repeat(65) }],
])("%s is none", (_, changed) => {
  const params = new URLSearchParams(
    Object.entries({ ...query, ...changed }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  expect(readDocumentQuery(params)).toBeUndefined();
});

test("an unknown language is the site's own", () => {
  expect(readDocumentQuery(new URLSearchParams({ ...query, locale: "xx" }))?.locale).toBe("es");
});
