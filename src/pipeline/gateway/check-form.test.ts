import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { checkForm } from "./bound-body.ts";

const check = (
  body: string,
  { url = "/solicitud/contact/", type = "multipart/form-data; boundary=b" } = {},
) => checkForm({ url, headers: { "content-type": type } } as IncomingMessage, [Buffer.from(body)]);

const field = (name: string, value = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = "--b--\r\n";
const action = `$ACTION_ID_${"0a".repeat(21)}`;
const refused = expect.objectContaining({ status: 400 });

test("a form of ours is let in", async () => {
  expect(
    await check(field(action) + field("name", "Ana $ACTION_REF_1") + field("owners.9999999.name") + end),
  ).toBe(undefined);
});

test.each([
  ["nothing", ""],
  ["no part", "x"],
  ["broken off in a head", `${field(action)}--b\r\nContent-Dispos`],
  ["broken off in a value", '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna'],
])("a form that cannot be read is refused: %s", async (_, body) => {
  expect(await check(body)).toEqual(refused);
});

test("a form without its boundary is refused", async () => {
  expect(await check(field("name") + end, { type: "multipart/form-data" })).toEqual(refused);
});

test.each(["$ACTION_REF_1", "$ACTION_1:0", "$ACTION_KEY", "$ACTION_ID_", "$ACTION_ID_constructor"])(
  "%s is no field of ours",
  async (name) => {
    expect(await check(field(action) + field(name, "[]") + end)).toEqual(refused);
  },
);

test.each([
  { url: "/api/services/webhook" },
  { type: "application/json" },
  { type: "application/x-www-form-urlencoded" },
  { type: "" },
])("%j is nothing to look at", (sent) => {
  expect(check("broken", sent)).toBeUndefined();
});
