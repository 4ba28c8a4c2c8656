import { describe, expect, test } from "vitest";
import { type ListedVehicle, readList } from "./compare-list.ts";

const vehicle = (number: number): ListedVehicle => ({
  vin: `VSSZZZ5FZJR00000${number}`,
  name: `SEAT León ${number}`,
});
const five = [1, 2, 3, 4, 5].map(vehicle);

describe("what a device has kept", () => {
  test.each<[string, string | null, readonly ListedVehicle[]]>([
    ["nothing", null, []],
    ["no JSON", "{", []],
    ["something else", '{"vin":"x"}', []],
    ["null", "null", []],
    ["two", JSON.stringify(five.slice(0, 2)), five.slice(0, 2)],
    ["more than four", JSON.stringify(five), five.slice(0, 4)],
    ["one twice", JSON.stringify([five[0], five[1], five[0]]), five.slice(0, 2)],
    ["junk between", JSON.stringify([null, 7, { vin: "short", name: "x" }, five[2]]), [vehicle(3)]],
    ["a name that is none", JSON.stringify([{ vin: vehicle(1).vin, name: 3 }]), []],
    ["a very long name", JSON.stringify([{ vin: vehicle(1).vin, name: "x".repeat(500) }]), []],
  ])("%s", (_, text, expected) => {
    expect(readList(text)).toEqual(expected);
  });
});
