import { describe, expect, test } from "vitest";
import { loginAddress, readLoginRequest } from "./login-address.ts";

const vin = "VSSZZZ5FZJR000001";
const queryOf = (address: string) => new URL(address, "http://localhost").searchParams;

describe("login address", () => {
  test.each([
    [{}, "/acceso/"],
    [{ returnTo: "/comparar/?vin=A" }, "/acceso/?returnTo=%2Fcomparar%2F%3Fvin%3DA"],
    [{ returnTo: "/", favourite: vin }, `/acceso/?returnTo=%2F&favorite=${vin}`],
    [{ returnTo: "//evil.example/", favourite: "x" }, "/acceso/"],
  ] as const)("%j", (loginRequest, address) => {
    expect(loginAddress("es", loginRequest)).toBe(address);
  });

  test("is read as it was written", () => {
    const loginRequest = { returnTo: "/pt/carros-segunda-mao/?brand=seat&page=2#compare", favourite: vin };
    expect(readLoginRequest(queryOf(loginAddress("pt", loginRequest)))).toEqual(loginRequest);
  });

  test.each([
    "returnTo=https://evil.example/",
    "returnTo=//evil.example",
    "favorite=abc",
    "favorite=",
    "",
    "returnTo=/%3Faction=logout",
    "returnTo=/%3F%2561ction=logout",
    "returnTo=/%3Fa=1%26%2561%2563tion",
  ])("%s asks for nothing", (query) => {
    expect(readLoginRequest(new URLSearchParams(query))).toEqual({});
  });
});
