import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stampPage } from "./stamp-page.ts";

const rendered = [
  '<!DOCTYPE html><html lang="es"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script>self.volanteHold=function(){}</script><script type="application/ld+json">{"a":1}</script><p>$& texto</p>',
  '<script id="_R_">boot()</script><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script></body></html>',
].join("");

const sources = (html: string) => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source);
const inline = (html: string) =>
  [...html.matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? "");
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("stampPage", () => {
  test("takes the framework out and lists it on one loader, once each and in order", () => {
    const { html } = stampPage(rendered, { hold: true, flight: undefined });
    expect(sources(html)).toEqual(["/_next/static/chunks/old.js"]);
    expect(html).not.toContain('as="script"');
    expect(html).toContain('["/_next/static/chunks/b.js","/_next/static/chunks/a.js"]');
    expect(html).toContain('rel="stylesheet"');
    expect(html).toContain("<p>$& texto</p>");
    expect(html.endsWith("</body></html>")).toBe(true);
  });

  test.each([true, false])("allows exactly the inline scripts that remain (hold: %s)", (hold) => {
    const { html, policy } = stampPage(rendered, { hold, flight: undefined });
    const scripts = inline(html);
    expect(scripts).toHaveLength(hold ? 4 : 3);
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...scripts.map(hash)]));
    expect(policy).not.toContain("unsafe-eval");
  });

  test("switched off, the page stays as it was", () => {
    expect(stampPage(rendered, { hold: false, flight: undefined }).html).toBe(rendered);
  });

  test.each([
    "<p>sin cuerpo</p><script>a()</script>",
    "",
    "</body>",
    rendered.replace("self.volanteHold=", "self.other="),
  ])("a page that looks otherwise is left alone: %j", (html) => {
    expect(stampPage(html, { hold: true, flight: undefined }).html).toBe(html);
  });

  test("an address cannot end the loader's script", () => {
    const odd = rendered.replace("chunks/b.js", "chunks/</script>b.js");
    expect(inline(stampPage(odd, { hold: true, flight: undefined }).html).join("")).not.toContain(
      "</script>",
    );
  });

  describe("hydration data that the page's address answers too", () => {
    const withData = (...texts: string[]) =>
      rendered.replace(
        '<script>self.__next_f.push([1,"x"])</script>',
        `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${texts.map((text) => `<script>self.__next_f.push(${text})</script>`).join("")}`,
      );

    test("is taken out when it is the same to the letter", () => {
      const page = withData('[1,"0:\\u003cb>"]', '[1,"\\n"]');
      const { html, version } = stampPage(page, { hold: true, flight: "0:<b>\n" });
      expect(html).not.toContain("__next_f.push([");
      expect(html).toContain(JSON.stringify(version));
    });

    test.each([
      ["other text", '[1,"0:a"]', "0:b"],
      ["bytes", '[3,"AAAA"]', "AAAA"],
    ])("stays when it is %s", (_, data, flight) => {
      const { html } = stampPage(withData(data), { hold: true, flight });
      expect(html).toContain(`self.__next_f.push(${data})`);
      expect(html).toContain(',null,"x-page-version")');
    });

    test("does not change the version, what is shown does", () => {
      const version = (page: string) => stampPage(page, { hold: true, flight: undefined }).version;
      expect(version(withData('[1,"a"]'))).toBe(version(withData('[1,"b"]', '[1,"c"]')));
      expect(version(rendered)).not.toBe(version(rendered.replace("texto", "otro")));
    });
  });
});
