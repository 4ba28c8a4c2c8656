import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { ButtonLink } from "../button/button-link.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Section } from "../section/section.tsx";
import { CountedLink } from "./counted-link.tsx";
import { SiteLink } from "./site-link.tsx";

vi.mock("#platform/i18n.ts", () => ({ getCurrentLocale: async () => "pt" }));

const markupOf = async (node: ReactNode) => text((await prerenderToNodeStream(node)).prelude);

test.each([
  ["a link", <SiteLink key="a" href="#tradein" />],
  ["a button", <ButtonLink key="a" href="#tradein" look="secondary" />],
  ["a link with a count", <CountedLink key="a" href="#tradein" text="a" count={3} locale="pt" />],
  [
    "the way on of a part",
    <Section key="a" heading="a" link={{ text: "b", href: "#tradein" }}>
      c
    </Section>,
  ],
  ["a link in a text", <RichText key="a" markup='<p>a <a href="#tradein">b</a></p>' />],
] as const)("%s that opens a panel leads to the page of the panel", async (_, node) => {
  const markup = await markupOf(node);
  expect(markup).toMatch(/<a href="\/pt\/pedido\/trade-in\/"[^>]* data-panel="tradein"/);
  expect(markup).not.toContain("#tradein");
});

test.each([
  ["#prices", '<a href="#prices">a</a>'],
  ["#reserve", '<a href="#reserve">a</a>'],
  ["/comparar/#compare", '<a href="/comparar/#compare">a</a>'],
  ["https://example.org/", '<a href="https://example.org/" rel="noopener">a</a>'],
  ["javascript:alert(1)", "<span>a</span>"],
])("%s is rendered as %s", async (href, expected) => {
  expect(await markupOf(<SiteLink href={href}>a</SiteLink>)).toBe(expected);
});
