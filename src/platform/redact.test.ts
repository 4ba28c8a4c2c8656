import { describe, expect, test } from "vitest";
import { redact, redactLine } from "./redact.ts";

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

test("a field's name is cleared too", () => {
  expect(redact({ "ana@example.com": 1 })).toEqual({ "[mail address]": 1 });
});

test("a finished line stays JSON, whatever stands beside what is taken out", () => {
  const line = JSON.stringify({ msg: 'a\nana@example.com "612345678"', size: 612345678, at: "x" });
  expect(JSON.parse(redactLine(`${line}\n`))).toEqual({
    msg: 'a\n[mail address] "[telephone]"',
    size: 612345678,
    at: "x",
  });
  expect(redactLine("no JSON, ana@example.com\n")).toBe("no JSON, [mail address]\n");
});

test("names of requests and errors stay: a log is searched by them", () => {
  const names = { requestId: "9f86d081884c7d659a2feaa0c55ad015", digest: "612345678" };
  expect(redact(names)).toEqual(names);
  expect(JSON.parse(redactLine(JSON.stringify(names)))).toEqual(names);
});
