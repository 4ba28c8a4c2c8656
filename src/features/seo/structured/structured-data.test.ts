import { expect, test } from "vitest";
import { describeBreadcrumbs, describeQuestions } from "./structured-data.tsx";

const absolute = (path: string) => new URL(path, "https://volante.test").href;

test("the last crumb may do without an address", () => {
  const data = describeBreadcrumbs([{ text: "Inicio", href: "/" }, { text: "SEAT" }], absolute);
  expect(data).toMatchObject({
    itemListElement: [
      { position: 1, name: "Inicio", item: "https://volante.test/" },
      { "@type": "ListItem", position: 2, name: "SEAT" },
    ],
  });
  expect(JSON.stringify(data).match(/"item"/g)).toHaveLength(1);
});

test("questions have their answers", () => {
  expect(describeQuestions([{ question: "¿Sí?", answer: "<p>No</p>" }])).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ "@type": "Question", name: "¿Sí?", acceptedAnswer: { text: "<p>No</p>" } }],
  });
});
