import { expect, test } from "vitest";
import { steadyIds } from "./steady-ids.ts";

const page = (first: string, second: string) => ({
  html: `<button popovertarget="tip${first}"></button><div id="tip${first}"></div><p id="${second}"></p>`,
  flight: `2:["$","p",null,{"id":"${second}"}]\n1:["$","div",null,{"id":"tip${first}"}]\n`,
});

test("parts that were ready in another order give the same page and the same data", () => {
  const [one, other] = [page("_S_1_", "_S_2_"), page("_S_2v_", "_S_1_")];
  expect(steadyIds(one.html, one.flight)).toEqual(steadyIds(other.html, other.flight));
});

test("page and data keep agreeing on each id", () => {
  const { html, flight } = page("_S_7_", "_S_3_");
  expect(steadyIds(html, flight)).toEqual(page("_s0_", "_s1_"));
});

test("ids of the browser's own components, and text, stay as they are", () => {
  const html = '<p id="_R_1a_">snake_S_case _s0_</p>';
  expect(steadyIds(html, undefined)).toEqual({ html, flight: undefined });
});
