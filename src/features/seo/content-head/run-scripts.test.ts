import { expect, test } from "vitest";
import { runScripts } from "./run-scripts.ts";

type Script = { dataset: Record<string, string>; text: string; onload?: () => void; [name: string]: unknown };

/** Runs the inline script on a page with these scripts in its head; what it puts in their place is what has run. */
const open = (waiting: readonly Pick<Script, "dataset" | "text">[], answer = "ask") => {
  const page = new EventTarget();
  const dataset = { consent: answer };
  const queue: Script[] = waiting.map((each) => ({ ...each }));
  const ran: Script[] = [];
  const document = {
    documentElement: { dataset },
    createElement: () => ({}),
    head: {
      querySelector: () => {
        const next = queue[0];
        return (
          next && {
            ...next,
            replaceWith: (script: Script) => {
              queue.shift();
              ran.push(script);
            },
          }
        );
      },
    },
  };
  const world = { document, addEventListener: page.addEventListener.bind(page) };
  new Function(...Object.keys(world), runScripts())(...Object.values(world));
  page.dispatchEvent(new Event("pageshow"));
  const agree = (given: string) => {
    dataset.consent = given;
    page.dispatchEvent(new Event("volante:consent"));
  };
  return { ran, agree };
};

const inline = { dataset: { waits: "text/javascript" }, text: "a()" };
const external = {
  dataset: { waits: "module", src: "https://tags.example/t.js", integrity: "sha256-x" },
  text: "",
};

test("nothing runs before the visitor agrees, and each once afterwards", () => {
  const { ran, agree } = open([inline, inline]);
  expect(ran).toEqual([]);
  agree("necessary");
  expect(ran).toEqual([]);
  agree("all");
  agree("all");
  expect(ran).toEqual([
    { type: "text/javascript", text: "a()" },
    { type: "text/javascript", text: "a()" },
  ]);
});

test("who has agreed before needs not be asked, and scripts run in their order", () => {
  const { ran } = open([external, inline], "all");
  expect(ran).toMatchObject([
    { type: "module", src: "https://tags.example/t.js", crossOrigin: "anonymous", integrity: "sha256-x" },
  ]);
  ran[0]?.onload?.();
  expect(ran.map(({ text }) => text)).toEqual(["", "a()"]);
});

test("its text ends no element", () => {
  expect(runScripts()).not.toContain("<");
});
