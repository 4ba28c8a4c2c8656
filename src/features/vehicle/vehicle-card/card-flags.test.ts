import { expect, test } from "vitest";
import { cardBadge, cardFlags } from "./card-flags.ts";

const plain = { bought: false, reserved: false, promo: false, lowCost: false, highlightedVehicle: false };
const tags = [
  { id: "one-owner", value: "Un solo dueño" },
  { id: "few-kilometers", value: "Pocos kilómetros" },
];

test.each([
  [{}, []],
  [{ promo: true, lowCost: true, highlightedVehicle: true }, ["lowCost", "highlightedVehicle", "promo"]],
  [{ reserved: true, promo: true }, ["reserved"]],
  [{ bought: true, reserved: true, highlightedVehicle: true }, ["bought"]],
] as const)("%j has the flags %j", (flags, expected) => {
  expect(cardFlags({ ...plain, ...flags })).toEqual(expected);
});

test.each([
  [{}, [], {}],
  [{ promo: true }, [], { flag: "promo" }],
  [{ promo: true }, tags, { tag: tags[0] }],
  [{ promo: true, highlightedVehicle: true }, tags, { flag: "highlightedVehicle" }],
  [{ lowCost: true, highlightedVehicle: true }, tags, { flag: "lowCost" }],
  [{ lowCost: true, reserved: true }, tags, { flag: "reserved" }],
] as const)("%j with the tags %j has the badge %j", (flags, its, badge) => {
  expect(cardBadge({ ...plain, ...flags, tags: [...its] })).toEqual(badge);
});
