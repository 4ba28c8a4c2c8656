import { describe, expect, test } from "vitest";
import {
  type Answers,
  type Flow,
  firstOpen,
  isOpen,
  openPages,
  pageAfter,
  pageBefore,
  pageOfStep,
  prune,
  withAnswer,
  withRefused,
} from "./flow.ts";

type Name = "plate" | "found" | "make" | "model" | "person" | "end";

const has =
  (name: Name) =>
  (answers: Answers): boolean =>
    Boolean(answers[name]?.x);

/** `found` skips make and model; model depends on make, end on both. */
const flow: Flow<Name> = [
  { name: "plate", step: 1, isAnswered: has("plate") },
  {
    name: "found",
    step: 1,
    isAnswered: has("found"),
    isOnWay: ({ found }) => found !== undefined,
    restsOn: ["plate"],
  },
  { name: "make", step: 1, isAnswered: has("make"), isOnWay: ({ found }) => found === undefined },
  {
    name: "model",
    step: 1,
    isAnswered: has("model"),
    isOnWay: ({ found }) => found === undefined,
    restsOn: ["make"],
  },
  { name: "person", step: 2, isAnswered: has("person") },
  { name: "end", step: 3, isAnswered: () => false, restsOn: ["model", "person"], isFinal: true },
];
const x = { x: "1" };

test.each<[Answers, readonly Name[]]>([
  [{}, ["plate"]],
  [{ person: x }, ["plate"]],
  [{ plate: x }, ["plate", "make"]],
  [{ plate: x, found: {} }, ["plate", "found"]],
  [{ plate: x, found: x }, ["plate", "found", "person"]],
  [{ plate: x, make: x }, ["plate", "make", "model"]],
  [{ plate: x, make: x, model: x, person: x }, ["plate", "make", "model", "person", "end"]],
  [{ plate: x, make: x, person: x }, ["plate", "make", "model"]],
])("with %j these are open: %j", (answers, open) => {
  expect(openPages(flow, answers)).toEqual(open);
  expect(firstOpen(flow, answers)).toBe(open.at(-1));
  for (const { name } of flow) expect(isOpen(flow, answers, name)).toBe(open.includes(name));
});

test.each<[Name, Answers, Name]>([
  ["plate", { plate: x }, "plate"],
  ["model", { plate: x, make: x, model: x, person: x }, "model"],
  ["make", { plate: x, make: x, model: x, person: x }, "make"],
  ["make", { plate: x, found: x, make: x, person: x }, "end"],
])("while %s stands refused, %j leads to %s", (refused, answers, name) => {
  expect(firstOpen(withRefused(flow, refused), answers)).toBe(name);
  expect(withRefused(flow, undefined)).toEqual(flow);
});

test("a flow whose pages are all answered ends on its last one, and one without pages is none", () => {
  const short = flow.slice(0, 1);
  expect(firstOpen(short, { plate: x })).toBe("plate");
  expect(() => firstOpen([], {})).toThrow(RangeError);
});

describe("the way", () => {
  test("goes on to the page behind, past what it does not lead over", () => {
    expect(pageAfter(flow, { plate: x, found: x }, "found")).toBe("person");
    expect(pageAfter(flow, { plate: x, make: x, model: x, person: x }, "plate")).toBe("make");
  });

  test("goes on where something is missing when the page behind is not open", () => {
    expect(pageAfter(flow, { plate: x, make: x }, "person")).toBe("model");
    expect(pageAfter(flow, {}, "plate")).toBe("plate");
  });

  test("goes back to the page before, but not from its beginning, its end, nor from what it does not lead over", () => {
    const answers = { plate: x, found: x, person: x };
    expect(pageBefore(flow, answers, "person")).toBe("found");
    expect(pageBefore(flow, answers, "plate")).toBeUndefined();
    expect(pageBefore(flow, answers, "end")).toBeUndefined();
    expect(pageBefore(flow, answers, "make")).toBeUndefined();
  });

  test.each<[number, Name]>([
    [1, "plate"],
    [2, "person"],
    [3, "person"],
    [9, "person"],
  ])("is entered by step %i at %s", (step, name) => {
    expect(pageOfStep(flow, { plate: x, found: x }, step)).toBe(name);
  });

  test("is entered at its first or last step where the address names one outside", () => {
    const answers = { plate: x, found: x, person: x, end: x };
    expect([0, -3, 9].map((step) => pageOfStep(flow, answers, step))).toEqual(["plate", "plate", "end"]);
  });
});

describe("another answer", () => {
  const answers = { plate: x, make: x, model: x, person: x, end: x };

  test("drops what rests on it, also by way of others", () => {
    expect(withAnswer(flow, answers, "make", { x: "2" })).toEqual({ plate: x, make: { x: "2" }, person: x });
  });

  test("drops nothing where it says the same as before, whatever is empty", () => {
    expect(withAnswer(flow, answers, "make", { x: "1", y: "" })).toEqual({
      ...answers,
      make: { x: "1", y: "" },
    });
  });

  test("drops what it says for the first time something of", () => {
    const { make: _, ...rest } = answers;
    expect(withAnswer(flow, rest, "make", x)).toEqual({ plate: x, make: x, person: x });
  });

  test("leaves to be pruned what the way does not lead over any more, and nothing else", () => {
    expect(prune(flow, { ...answers, found: x })).toEqual({ plate: x, found: x, person: x, end: x });
    expect(prune(flow, answers)).toEqual(answers);
  });
});
