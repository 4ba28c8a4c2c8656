import { expect, test } from "vitest";
import {
  describeBreadcrumbs,
  describeList,
  describeOrganisation,
  describeQuestions,
} from "./describe-pages.ts";

const absolute = (path: string) => new URL(path, "https://volante.test").href;

test("the second page of a list goes on counting", () => {
  expect(
    describeList({ name: "Coches", paths: ["/a/", "/b/"], first: 25, total: 26 }, absolute),
  ).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 26,
    itemListElement: [
      { position: 25, url: "https://volante.test/a/" },
      { position: 26, url: "https://volante.test/b/" },
    ],
  });
});

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
    const [organisation] = (data as { "@graph": Record<string, unknown>[] })["@graph"];
    expect(organisation).toMatchObject({
      logo: "https://volante.test/logo.svg",
      sameAs: ["https://social.test/volante"],
    });
    return organisation?.["@id"];
  });
  expect(ids[0]).toBe(ids[1]);
});
