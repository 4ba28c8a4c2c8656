import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import type { FramedShop } from "#backend/pages/shop-frame.ts";
import { frameMail } from "./frame-mail.ts";

const shop: FramedShop = {
  name: "Auto & Norte",
  legalEntity: { name: "AutoNorte, S. L.", taxId: "B00000000", address: "Calle Mayor 1, 28013 Madrid" },
  theme: { light: { accent: "#112233" }, dark: { accent: "#aabbcc" } },
  images: { icon: "images/icon.png" },
  files: new Map([["images/icon.png", "0123456789abcdef0123"]]),
  isDemo: false,
};

const elementsOf = (html: string) => {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
};

test("a mail stands in the shop's own frame: icon and name lead to the shop, the company signs", () => {
  const html = frameMail({ subject: "<b>", html: "<p>Hola</p>" }, shop, "pt");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="pt">/);
  expect(html).toContain("<title>&lt;b&gt;</title>");
  const elements = elementsOf(html);
  expect(elements.find(({ name }) => name === "a")?.attributes.href).toBe("http://localhost:3000/pt/");
  expect(elements.find(({ name }) => name === "img")?.attributes).toEqual({
    ...{ alt: "", width: "40", height: "40" },
    src: "http://localhost:3000/api/services/shop/files/0123456789abcdef.png",
  });
  expect(html).toContain("Auto &amp; Norte</a></header><main><p>Hola</p></main><footer>AutoNorte, S. L.");
  expect(html).toMatch(
    /\.main\{background:#112233;.*prefers-color-scheme:dark\)\{\.main\{background:#aabbcc/,
  );
});

test("a shop without icon and company signs with its name alone", () => {
  const bare = { ...shop, legalEntity: undefined, images: {} };
  const elements = elementsOf(frameMail({ subject: "Hola", html: "" }, bare, "es"));
  expect(elements.map(({ name }) => name)).not.toContain("img");
  expect(elements.map(({ name }) => name)).not.toContain("footer");
});
