import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { fatalPage, fatalPolicy } from "./fatal-page.ts";

const given = {
  locale: "es",
  requestId: "33e5060d-57d1-4dcf-a700-33b443521297",
  address: "/listado-coches-segunda-mano/?brand=seat&page=2",
  contact: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
} as const;

test.each(["es", "pt"] as const)(
  "is valid and says code, telephone, home and retry, in %s",
  async (locale) => {
    const html = fatalPage({ ...given, locale });
    const validator = new HtmlValidate({ extends: ["html-validate:recommended", "html-validate:document"] });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<code>${given.requestId}</code>`);
    expect(html).toContain('href="tel:+34910000001"');
    expect(html).toContain('href="/listado-coches-segunda-mano/?brand=seat&amp;page=2"');
    expect(html).toContain(`href="${locale === "es" ? "/" : "/pt/"}"`);
  },
);

test("without a known telephone none is offered", () => {
  expect(fatalPage({ ...given, contact: undefined })).not.toContain("tel:");
});

test("what comes from outside stays text", () => {
  const html = fatalPage({ ...given, address: '/"><script>alert(1)</script>', requestId: "<b>" });
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
});

test("the policy allows the one style and nothing else", () => {
  const [, style = ""] = /<style>(.*)<\/style>/.exec(fatalPage(given)) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(fatalPolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(fatalPolicy).toContain("default-src 'none'");
});
