import { expect, test } from "vitest";
import { parsePanelHash } from "./panel-hash.ts";

const vin = "VSSZZZ5FZJR000001";

test.each([
  ["#price-drop", { name: "price-drop" }],
  ["#car-alert", { name: "car-alert" }],
  ["#contact", { name: "contact" }],
  ["#test-drive", { name: "test-drive" }],
  ["#favorite", { name: "favorite" }],
  ["#compare", { name: "compare" }],
  ["#tradein", { name: "tradein" }],
  ["#tradein_3_abc", { name: "tradein", step: "3", subject: "abc" }],
  ["#tradein_6_a", { name: "tradein", step: "6", subject: "a" }],
  ["#tradein_0_a", { name: "tradein", step: "0", subject: "a" }],
  ["#tradein_4_a1b2-c3", { name: "tradein", step: "4", subject: "a1b2-c3" }],
  [`#tradein_5_${"a".repeat(64)}`, { name: "tradein", step: "5", subject: "a".repeat(64) }],
  ["#save-search", { name: "save-search" }],
  ["#newsletter", { name: "newsletter" }],
  [`#contact_${vin}`, { name: "contact", subject: vin }],
  [`#test-drive_${vin}`, { name: "test-drive", subject: vin }],
  [`#price-drop_${vin}`, { name: "price-drop", subject: vin }],
  [`#specifications_${vin}`, { name: "specifications", subject: vin }],
  [`#reservation_${vin}`, { name: "reservation", subject: vin }],
] as const)("%s opens a panel", (hash, panel) => {
  expect(parsePanelHash(hash)).toEqual(panel);
});

test.each([
  "",
  "#",
  "compare",
  "#reserve",
  "#Compare",
  "#compare ",
  "#comparex",
  "#finance",
  "#constructor",
  "#tradein_2_",
  "#tradein_2",
  "#tradein_abc",
  "#tradein_2_a/b",
  `#tradein_2_${"a".repeat(65)}`,
  "#specifications",
  "#reservation",
  "#reservation_short",
  `#reserve_${vin}`,
  `#car-alert_${vin}`,
  "#contact_short",
  "#specifications_short",
  `#specifications_${vin.toLowerCase()}`,
  `#compare${"x".repeat(10_000)}`,
])("%s opens none", (hash) => {
  expect(parsePanelHash(hash)).toBeUndefined();
});
