import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { finalizePage } from "./finalize-page.ts";

const rendered = [
  '<!DOCTYPE html><html lang="es"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="modulepreload" href="/_next/static/chunks/m.js"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script data-own="">wake("$&")</script><script type="application/ld+json">{"a":1}</script><p>$& texto</p>',
  '<script id="_R_">boot()</script><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script></body></html>',
].join("");

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("stampPage", () => {
  const { html, policy } = finalizePage(rendered);

  test("leaves of a page's scripts our own and data", () => {
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script data-own="">',
      '<script type="application/ld+json">',
    ]);
    expect(html).not.toMatch(/__next_f|_next\/static\/chunks\/\w+\.js/);
  });

  test("leaves everything else as it was", () => {
    expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
    expect(html).toContain("<p>$& texto</p>");
    expect(html.endsWith("</body></html>")).toBe(true);
  });

  test("takes away an action that leads nowhere", () => {
    const forms = '<form class="x" action="" method="POST"></form><form action="/comparar/"></form>';
    expect(finalizePage(forms).html).toBe(
      '<form class="x" method="POST"></form><form action="/comparar/"></form>',
    );
  });

  test("takes away the framework's marks, but where the framework takes the page over", () => {
    const texts = "<p>de <!-- -->2<!-- --> a 5</p><!--$--><!--/$--><!-- ours -->";
    expect(finalizePage(texts).html).toBe("<p>de 2 a 5</p><!-- ours -->");
    expect(finalizePage(texts, { nonce: "abcdefghijklmnopqrstuvwx" }).html).toBe(texts);
  });

  test("allows exactly the inline script that remains", () => {
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash('wake("$&")')}`);
  });

  test.each([
    '<script data-own="" src="https://a.example/x.js"></script>',
    '<script nonce="x">a()</script>',
    '<script type="module">a()</script>',
    '<script type="text/javascript" src="/a.js"></script>',
  ])("what only looks like ours goes: %s", (markup) => {
    expect(finalizePage(`<body>${markup}</body>`).html).toBe("<body></body>");
  });

  test("leaves the scripts that a page needs from elsewhere, and allows those", () => {
    const provider = '<script src="https://id.example/login.js?a=1&amp;b=2" async=""></script>';
    const others = [
      '<script src="https://evil.example/https://id.example/x.js"></script>',
      '<script src="https://id.example.evil.example/x.js"></script>',
      '<script src="//id.example/x.js"></script>',
      '<script>a("https://id.example")</script>',
    ];
    const page = finalizePage(provider + others.join(""), {
      needs: { kind: "login", origin: "https://id.example" },
    });
    expect(page.html).toBe(provider);
    expect(page.policy).toContain("script-src 'self' https://id.example;");
    expect(finalizePage(provider).html).toBe("");
  });

  test("leaves the framework's scripts where they carry the nonce of the answer, and says that it has still to take the page over", () => {
    const nonce = "abcdefghijklmnopqrstuvwx";
    const own = [
      `<script nonce="${nonce}">self.__next_f.push([1,"x"])</script>`,
      `<script src="/_next/static/chunks/a.js" async="" nonce="${nonce}"></script>`,
    ];
    const foreign = [
      "<script>a()</script>",
      '<script nonce="">a()</script>',
      `<script nonce="${nonce}x">a()</script>`,
      `<script data-nonce='"${nonce}"'>a()</script>`,
      '<script src="/a.js"></script>',
    ];
    const preload = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>';
    const page = finalizePage(`<html lang="es">${preload}${[...own, ...foreign].join("")}</html>`, { nonce });
    expect(page.html).toBe(`<html data-hydrates lang="es">${preload}${own.join("")}</html>`);
    expect(/script-src ([^;]*)/.exec(page.policy)?.[1]).toBe(`'self' 'nonce-${nonce}'`);
    expect(finalizePage(`<html lang="es">${own.join("")}</html>`).html).toBe('<html lang="es"></html>');
  });

  test("brings what the content service wants in the head there, and hashes what runs after consent", () => {
    vi.stubEnv("CONTENT_SCRIPT_HOSTS", "tags.example,*.measure.example,localhost:4000");
    const data = '<script type="application/ld+json" data-head="">{"a":"$&"}</script>';
    const inline = '<script type="text/plain" data-head="" data-waits="text/javascript">a("$&")</script>';
    const fetched =
      '<script type="text/plain" data-head="" data-waits="module" data-src="https://tags.example/t.js"></script>';
    const around = (head: string, body: string) =>
      `<html><head><title>a</title>${head}</head><body>${body}</body></html>`;
    const page = finalizePage(around("", `${data}${inline}${fetched}<p>b</p>`));
    expect(page.html).toBe(around(data + inline + fetched, "<p>b</p>"));
    const hosts = "https://tags.example https://*.measure.example http://localhost:4000";
    expect(page.policy).toContain(`script-src 'self' ${hash('a("$&")')} ${hosts};`);
    expect(page.policy).toContain(`connect-src 'self' ${hosts};`);
    expect(page.policy).toContain(`img-src 'self' data: ${hosts};`);
    const onlyData = finalizePage(around("", data));
    expect(onlyData).toEqual({ html: around(data, ""), policy: finalizePage("").policy });
  });

  test.each(["", "</body>", "<p>sin cuerpo</p>"])("a page without scripts is left alone: %j", (page) => {
    expect(finalizePage(page)).toEqual({ html: page, policy: finalizePage("").policy });
  });
});

test("allows our own style, and a typeface that it has from elsewhere", () => {
  const style = '@font-face{src:url("https://fonts.example/a.woff2")}:root{--accent:#123456}';
  const { html, policy } = finalizePage(`<head><style data-own="">${style}</style><style>a{}</style></head>`);
  expect(html).toContain(style);
  expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).toContain("font-src 'self' https://fonts.example;");
});
