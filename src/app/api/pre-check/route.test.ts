import { expect, test } from "vitest";
import { POST } from "./route.ts";

const page = "/coches-ocasion/seat-leon-12345678/?deposit=2000&months=48&part=check&fit=unread";
const answer = (fields: Readonly<Record<string, string>>) =>
  POST(
    new Request("http://localhost:3000/api/pre-check", { method: "POST", body: new URLSearchParams(fields) }),
  );

test.each([
  [{ income: "2.000 €", paid: "400", fee: "299,50 €" }, "fits"],
  [{ income: "2000", paid: "0", fee: "800" }, "tight"],
  [{ income: "2000", paid: "mucho", fee: "300" }, "unread"],
])("%j leads back with the outcome and nothing that was typed", async (fields, outcome) => {
  const { status, headers } = await answer({ page, ...fields });
  expect([status, headers.get("location")]).toEqual([
    303,
    `/coches-ocasion/seat-leon-12345678/?deposit=2000&months=48&part=check&fit=${outcome}`,
  ]);
  expect([headers.get("cache-control"), headers.getSetCookie()]).toEqual(["private, no-store", []]);
});

test.each(["https://evil.example/x/", "//evil.example/x/", "/\\evil.example/"])(
  "it leads nowhere else: %j",
  async (other) => {
    const { status } = await answer({ page: other, income: "2000", paid: "0", fee: "300" });
    expect(status).toBe(400);
  },
);
