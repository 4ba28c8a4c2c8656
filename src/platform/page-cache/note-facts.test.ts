import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { whileRendering } from "../request-context.ts";
import { degraded, missing, noteLifetime, notStored } from "./note-facts.ts";
import { newRenderedFacts } from "./rendered-facts.ts";

test("a page notes its facts in its own request", async () => {
  const facts = newRenderedFacts();
  await whileRendering(facts, async () => {
    expect(degraded("finance")).toEqual({ "data-degraded": "finance" });
    notStored();
    noteLifetime(60, ["stock"]);
    noteLifetime(300, ["content"]);
    missing({ status: 410, message: "gone" });
  });
  expect(facts).toEqual({
    lifetime: 60,
    tags: new Set(["stock", "content"]),
    isDegraded: true,
    isForThisTime: true,
    missing: { status: 410, message: "gone" },
  });
});

test("what may come back is degraded too; outside of a request nothing is noted", async () => {
  const facts = newRenderedFacts();
  await whileRendering(facts, async () => missing({ status: 404, message: "no answer", mayComeBack: true }));
  expect(facts.isDegraded).toBe(true);
  expect(() => notStored()).not.toThrow();
});

test("no component writes the mark of a degraded part by hand: the page would be stored", () => {
  const files = globSync("src/**/*.tsx").filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, "utf8").includes("data-degraded="))).toEqual([]);
});
