import { expect, test, vi } from "vitest";
import { hashSource } from "../answers/content-policy.ts";
import { finalizePage } from "./finalize-page.ts";

const style = "p{color:red}";

vi.mock("../first-paint/inline-styles.ts", () => ({
  inlineStyles: (html: string) => ({
    html: html.replace("</head>", `<style>${style}</style></head>`),
    style,
  }),
}));

test("the rules written into a page are allowed by their hash, beside the shop's own", () => {
  const { html, policy } = finalizePage('<head><style data-own="">a{}</style></head><p></p>');
  expect(html).toBe(`<head><style data-own="">a{}</style><style>${style}</style></head><p></p>`);
  expect(policy).toContain(`style-src 'self' ${hashSource("a{}")} ${hashSource(style)};`);
});

test("a page that a script of a provider writes to has its stylesheets first", () => {
  const origin = "https://login.example";
  const page = `<head></head><script src="${origin}/widget.js"></script>`;
  const { html, policy } = finalizePage(page, { needs: { kind: "login", origin } });
  expect(html).toBe(page);
  expect(policy).not.toContain(hashSource(style));
});
