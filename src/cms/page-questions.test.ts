import { expect, test } from "vitest";
import { pageQuestions } from "./page-questions.ts";

const faq = (id: string, ...items: unknown[]) => ({ id, key: "faq", data: { heading: "h", items } });
const question = (text: string) => ({ question: text, answer: "a" });

test("gathers the questions of every part, and leaves out parts that are broken or about something else", () => {
  const components = [
    faq("a", question("1"), question("2")),
    { id: "t", key: "title", data: { heading: "x" } },
    faq("broken", { question: 3 }),
    faq("b", question("4")),
  ];
  expect(pageQuestions(components).map(({ question: text }) => text)).toEqual(["1", "2", "4"]);
  expect(pageQuestions([])).toEqual([]);
});
