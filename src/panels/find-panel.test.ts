import { expect, test } from "vitest";
import { findPanel, rememberedOf, withMemory } from "./find-panel.ts";

const vin = "VSSZZZ5FZJR000001";
const pages = { compare: "/comparar/", specifications: "/ficha-tecnica/{vin}/" };

test.each([
  ["#compare", undefined, { name: "compare", page: "/comparar/", home: "/comparar/" }],
  ["#compare", "/comparar/?vin=A,B", { name: "compare", page: "/comparar/?vin=A,B", home: "/comparar/" }],
  [
    `#specifications_${vin}`,
    undefined,
    { name: "specifications", subject: vin, page: `/ficha-tecnica/${vin}/`, home: "/ficha-tecnica/" },
  ],
  [
    "#contact",
    "/solicitud/contact/?x=1",
    { name: "contact", page: "/solicitud/contact/?x=1", home: "/solicitud/contact/" },
  ],
] as const)("%s with the link %s", (hash, linked, found) => {
  expect(findPanel(hash, pages, linked)).toEqual(found);
});

test.each(["", "#main", "#contact", "#reserve", "#constructor", "#specifications_x", "#tradein_2_abc"])(
  "%s has no page here",
  (hash) => {
    expect(findPanel(hash, pages)).toBeUndefined();
  },
);

test("what is remembered is part of the next address", () => {
  const shown = "/comparar/?vin=A,B&differences=1";
  expect(rememberedOf(shown, "differences")).toEqual({ differences: "1" });
  expect(rememberedOf("/comparar/", "differences")).toEqual({ differences: "" });
  expect(withMemory("/comparar/?vin=A,B", rememberedOf(shown, "differences"))).toBe(shown);
  expect(withMemory("/comparar/", { differences: "1" })).toBe("/comparar/?differences=1");
  expect(withMemory("/comparar/", { differences: "" })).toBe("/comparar/");
  expect(withMemory("/comparar/", { differences: "1&vin=A" })).toBe("/comparar/?differences=1%26vin%3DA");
});
