import { expect, test } from "vitest";
import { readTotalRequest } from "./total-request.ts";

const read = (text: string) => readTotalRequest(new URLSearchParams(text));

test("filters are read as in an address", () => {
  const request = read("locale=pt&kind=car&brand=seat,audi&priceTo=junk&page=4");
  expect(request).toMatchObject({
    ok: true,
    value: { locale: "pt", kind: "car", query: { brand: ["audi", "seat"] } },
  });
  expect(read("dealers=ES01,PT-02")).toMatchObject({ ok: true, value: { dealers: ["ES01", "PT-02"] } });
  expect(read("")).toMatchObject({ ok: true, value: { locale: "es", kind: undefined, dealers: undefined } });
});

test.each([
  ["locale=fr", "locale"],
  ["kind=boat", "kind"],
  ["dealers=", "dealers"],
  ["dealers=ES01,<b>", "dealers"],
  [`dealers=${"a,".repeat(60)}a`, "dealers"],
])("%s is refused and names the field", (text, field) => {
  expect(read(text)).toMatchObject({ ok: false, error: { kind: "invalid", field } });
});
