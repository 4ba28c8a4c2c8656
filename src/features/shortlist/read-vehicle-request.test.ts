import { describe, expect, test } from "vitest";
import { readVehicleRequest, statusOf } from "./read-vehicle-request.ts";

const [a, b, c] = ["VSSZZZ5FZJR000001", "WVWZZZAUZLP000002", "WVWZZZAUZLP000003"];
const read = (query: string) => readVehicleRequest(new URLSearchParams(query), 2);

describe("vehicles asked for by the browser", () => {
  test("are read in order, each once", () => {
    expect(read(`vin=${b},${a},${b}&locale=pt`)).toEqual({
      ok: true,
      value: { vins: [b, a], locale: "pt" },
    });
    expect(read(`vin=${a}`)).toMatchObject({ ok: true, value: { locale: "es" } });
  });

  test.each([
    ["", "vin"],
    ["vin=", "vin"],
    [`vin=${a},`, "vin"],
    [`vin=${a.toLowerCase()}`, "vin"],
    [`vin=${a},${b},${c}`, "vin"],
    [`vin=${"A,".repeat(9_000)}`, "vin"],
    [`vin=${a}&locale=fr`, "locale"],
  ])("%s is refused", (query, field) => {
    expect(read(query)).toMatchObject({ ok: false, error: { kind: "invalid", field } });
  });

  test("a service that fails is no mistake of the visitor", () => {
    expect([statusOf("invalid"), statusOf("not-found"), statusOf("gone"), statusOf("timeout")]).toEqual([
      400, 404, 410, 503,
    ]);
  });
});
