import { expect, test } from "vitest";
import { describeBreadcrumbs } from "./describe-breadcrumbs.ts";
import { describeOrganisation } from "./describe-organisation.ts";
import { describeQuestions } from "./describe-questions.ts";

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

test("who runs the site is the same in both languages, with whole addresses", () => {
  const site = { name: "Volante", logo: "/logo.svg", profiles: ["https://social.test/volante", "/nowhere/"] };
  const ids = ["/", "/pt/"].map((home) => {
    const data = describeOrganisation({ ...site, home }, absolute);
    const [organisation] = data["@graph"].map((thing) => JSON.parse(JSON.stringify(thing)));
    expect(organisation).toMatchObject({
      logo: "https://volante.test/logo.svg",
      sameAs: ["https://social.test/volante"],
    });
    return organisation?.["@id"];
  });
  expect(ids[0]).toBe(ids[1]);
});
