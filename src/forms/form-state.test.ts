import { expect, test } from "vitest";
import { formStateAddress, formStateOf } from "./form-state.ts";

test.each([
  ["", undefined],
  ["revisar=1", "review"],
  ["enviado=1", "done"],
  ["revisar=1&enviado=1", "review"],
  ["revisar=yes", undefined],
  ["review=1", undefined],
])("%s", (query, state) => {
  expect(formStateOf(new URLSearchParams(query))).toBe(state);
});

test("an address says what it shows", () => {
  const { pathname, searchParams } = new URL(
    formStateAddress({ path: "/bloques/panel/", query: "" }, "review"),
    "https://x.test",
  );
  expect([pathname, formStateOf(searchParams)]).toEqual(["/bloques/panel/", "review"]);
});

test("a redirect there takes over no fragment of the address before", () => {
  expect(formStateAddress({ path: "/bloques/panel/", query: "" }, "review")).toMatch(/#$/);
});

test("what a form is about stays in its address", () => {
  const place = { path: "/solicitud/contact/", query: "vin=VSSZZZ5FZKR012345" };
  expect(formStateAddress(place, "done")).toBe("/solicitud/contact/?vin=VSSZZZ5FZKR012345&enviado=1#");
});
