import { describe, expect, test } from "vitest";
import { redact, redactText } from "./redact.ts";

describe("fields", () => {
  test.each([
    "token",
    "Authorization",
    "cookie",
    "set-cookie",
    "nif",
    "email",
    "emailAddress",
    "user_email",
    "phone",
    "phoneNumber",
    "name",
    "firstName",
    "password",
  ])("%s is hidden, at any depth", (field) => {
    expect(redact({ [field]: "value" })).toEqual({ [field]: "[hidden]" });
    expect(redact({ a: [{ [field]: { value: "value" } }] })).toEqual({ a: [{ [field]: "[hidden]" }] });
  });

  test.each(["vin", "brandName", "path", "status", "emailed"])("%s stays", (field) => {
    expect(redact({ [field]: "value" })).toEqual({ [field]: "value" });
  });

  test("headers and maps are read by their entries", () => {
    expect(redact({ headers: new Headers({ cookie: "a=b", accept: "text/html" }) })).toEqual({
      headers: { cookie: "[hidden]", accept: "text/html" },
    });
    expect(redact(new Map([["token", "t"]]))).toEqual({ token: "[hidden]" });
  });

  test("a cycle ends", () => {
    const loop: Record<string, unknown> = { vin: "A" };
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain("[deeper]");
  });
});

describe("free text", () => {
  test.each([
    ["sent to ana.perez+x@mail.example.com.", "sent to [mail address]."],
    ["authorization: Bearer abc.DEF-1_2=", "authorization: Bearer [hidden]"],
    ["nif 12345678Z, nie X1234567L", "nif [tax id], nie [tax id]"],
    ["vin WVWZZZ1KZ8W123456", "vin WVWZZZ1KZ8W123456"],
    ["/coches-ocasion/seat-ibiza-12345678/", "/coches-ocasion/seat-ibiza-12345678/"],
  ])("%s", (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });
});
