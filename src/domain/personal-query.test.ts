import { expect, test } from "vitest";
import { personalQuery, viewQuery } from "./personal-query.ts";

const id = "y956rpa7jjajzfj1vy74k9zxj3";

test.each([
  [`alert=${id}&revisar=1`, `alert=${id}`],
  ["about=price-drop&page=2", "about=price-drop&page=2"],
  ["page=2&about=price-drop", "about=price-drop&page=2"],
  ["page=0&about=<x>&alert=short&failed=2", ""],
  ["failed=full", "failed=full"],
  ["confirm=cancel", "confirm=cancel"],
  ["confirm=everything", ""],
  [`thing=search&id=${id}&list=%2F&evil=1`, `thing=search&id=${id}&list=%2F`],
  ["utm_source=x", ""],
])("%s is read as %s", (query, own) => {
  expect(personalQuery(new URLSearchParams(query))).toBe(own);
  expect(personalQuery(new URLSearchParams(own))).toBe(own);
});

test.each([
  ["about=price-drop&page=2&failed=1", "about=price-drop&page=2"],
  ["page=0&about=<x>", ""],
])("the part of the page that %s shows is %s", (query, view) => {
  expect(viewQuery(new URLSearchParams(query))).toBe(view);
});
