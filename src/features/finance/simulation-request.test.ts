import { describe, expect, test } from "vitest";
import { readSimulationRequest } from "./simulation-request.ts";

const vin = "VSSZZZ5FZLR012345";
const read = (id: string, query: string) => readSimulationRequest(id, new URLSearchParams(query));

describe("a request for figures", () => {
  test.each([
    ["", { vin, locale: "es", simulation: {} }],
    ["deposit=3000&months=60&locale=pt", { vin, locale: "pt", simulation: { deposit: 3_000, months: 60 } }],
    ["deposit=&months=", { vin, locale: "es", simulation: {} }],
    ["deposit=-1&months=9999", { vin, locale: "es", simulation: { deposit: 0, months: 240 } }],
  ])("%j is read", (query, value) => {
    expect(read(vin, query)).toEqual({ ok: true, value });
  });

  test.each([
    ["short", "", "vin"],
    [vin.toLowerCase(), "", "vin"],
    [`${vin}0`, "", "vin"],
    [vin, "locale=fr", "locale"],
    [vin, "locale=", "locale"],
    [vin, "deposit=lots", "deposit"],
    [vin, "months=12;drop", "months"],
    [vin, `deposit=${"9".repeat(5_000)}`, "deposit"],
  ])("%s?%s is refused for %s", (id, query, field) => {
    expect(read(id, query)).toMatchObject({ ok: false, error: { kind: "invalid", field, status: 400 } });
  });

  test.each([
    ["deposit=abc", "No hemos entendido la entrada. Escribe una cifra, por ejemplo 2000."],
    ["deposit=abc&locale=pt", "Não percebemos a entrada inicial. Escreva um número, por exemplo 2000."],
    ["months=abc", "No hemos entendido el plazo. Elígelo en la lista."],
  ])("%s is told in words what the field takes", (query, message) => {
    expect(read(vin, query)).toMatchObject({ ok: false, error: { message } });
  });
});
