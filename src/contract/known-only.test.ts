import { describe, expect, test } from "vitest";
import { z } from "zod";
import { knownOnly, knownText } from "./known-only.ts";

const list = knownOnly(z.object({ kind: z.enum(["car", "motorbike"]).optional(), name: z.string() }), "kind");
const car = { kind: "car", name: "a" } as const;

describe("a list of what is known", () => {
  test("leaves out members of another kind, whatever else they hold", () => {
    expect(list.parse([{ kind: "boat" }, car, { kind: "plane", name: 7 }])).toEqual([car]);
  });

  test("keeps a member that says no kind, where it need not", () => {
    expect(list.parse([{ name: "a" }])).toEqual([{ name: "a" }]);
  });

  test.each<[string, unknown, readonly (string | number)[]]>([
    ["a member that lacks something", [car, { kind: "car" }], [1, "name"]],
    ["a kind that is no text", [{ kind: 7, name: "a" }], [0, "kind"]],
    ["nothing in place of a member", [null], [0]],
    ["no list", { 0: car }, []],
    ["nothing", undefined, []],
  ])("is broken by %s", (_, value, path) => {
    expect(list.safeParse(value).error?.issues[0]?.path).toEqual(path);
  });
});

describe("a text of those that are known", () => {
  const shape = z.object({ target: knownText(z.enum(["_self", "_blank"])) });

  test.each([
    [{ target: "_self" }, { target: "_self" }],
    [{ target: "_parent" }, {}],
    [{}, {}],
  ])("%j is read as %j", (value, read) => expect(shape.parse(value)).toEqual(read));

  test("another form is named", () => {
    expect(shape.safeParse({ target: 7 }).error?.issues[0]?.path).toEqual(["target"]);
  });
});
