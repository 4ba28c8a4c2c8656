import { describe, expect, test } from "vitest";
import { readHead } from "./read-head.ts";

type Page = Parameters<typeof readHead>[0];
const hosts = ["tags.example", "*.measure.example"];

const read = (seo: Partial<Page["seo"]>, meta: NonNullable<Page["meta"]> = [], allowed = {}) =>
  readHead({ seo: { title: "", ...seo }, meta }, { hosts, ...allowed });
const links = (...list: [rel: string, href: string, more?: object][]) =>
  read({ links: list.map(([rel, href, more]) => ({ rel, href, ...more })) });
const scripts = (...script: NonNullable<Page["seo"]["script"]>) => read({ script });

describe("links", () => {
  test.each([
    ["license", "https://license.example/by/"],
    ["me", "https://social.example/@shop"],
    ["author", "/quienes-somos/"],
    ["search", "/search.xml"],
    ["alternate", "/blog/rss.xml"],
    ["Alternate  HELP", "/ayuda/"],
    ["next", "/blog/2/"],
    ["preconnect", "https://tags.example"],
    ["dns-prefetch", "https://eu.measure.example"],
  ])("%s to %s is written", (rel, href) => {
    expect(links([rel, href])).toMatchObject({
      links: [{ rel: rel.toLowerCase().replace("  ", " "), href }],
      refused: [],
    });
  });

  test.each([
    ["stylesheet", "/a.css", "rel"],
    ["alternate stylesheet", "/a.css", "rel"],
    ["modulepreload", "/a.js", "rel"],
    ["preload", "/a.js", "rel"],
    ["prefetch", "/a/", "rel"],
    ["prerender", "/a/", "rel"],
    ["import", "/a.html", "rel"],
    ["constructor", "/a", "rel"],
    ["", "/a", "rel"],
    ["alternate", "javascript:alert(1)", "address"],
    ["license", "data:text/html,x", "address"],
    ["next", "https://elsewhere.example/", "address"],
    ["icon", "https://elsewhere.example/icon.png", "address"],
    ["icon", "//elsewhere.example/icon.png", "address"],
    ["preconnect", "https://elsewhere.example", "address"],
    ["preconnect", "http://tags.example", "address"],
    ["dns-prefetch preconnect", "https://tags.example.evil.example", "address"],
  ])("%s to %s is refused by name", (rel, href, reason) => {
    const { links: written, refused } = links([rel, href]);
    expect([written, refused]).toEqual([[], [{ part: "link", name: `${rel} ${href}`, reason }]]);
  });

  test("the shop's address and manifest stay alone, its icon goes, its languages win", () => {
    const list = [
      { rel: "canonical", href: "https://elsewhere.example/" },
      { rel: "manifest", href: "/other.webmanifest" },
      { rel: "icon", href: "/icons/own.svg", type: "image/svg+xml" },
      { rel: "alternate", href: "/pt/", hreflang: "pt" },
    ];
    const alone = read({ links: list });
    expect(alone).toMatchObject({ links: [list[3]], icons: [list[2]], refused: [] });
    expect(read({ links: list }, [], { hasLanguages: true }).links).toEqual([]);
  });

  test("the same twice is written once", () => {
    expect(links(["me", "/a/"], ["me", "/a/"]).links).toHaveLength(1);
  });
});

describe("metas", () => {
  test("names, properties and idle equivalents are written, with any content", () => {
    const meta = [
      { name: "keywords", content: '"><script>' },
      { property: "fb:app_id", content: "1" },
      { "http-equiv": "Content-Language", content: "es" },
    ];
    expect(read({}, meta)).toMatchObject({ metas: meta, refused: [] });
  });

  test.each(["refresh", "Content-Security-Policy", "set-cookie", "default-style", "origin-trial", ""])(
    "http-equiv %j is refused by name",
    (name) => {
      expect(read({}, [{ "http-equiv": name, name: "keywords", content: "0" }])).toMatchObject({
        metas: [],
        refused: [{ part: "meta", name, reason: "http-equiv" }],
      });
    },
  );

  test.each(["referrer", "Referrer"])("%s, which browsers act on, is refused by name", (name) => {
    expect(read({}, [{ name, content: "no-referrer" }])).toMatchObject({
      metas: [],
      refused: [{ part: "meta", name, reason: "meta name" }],
    });
  });

  test.each([
    "description",
    "Robots",
    "viewport",
    "theme-color",
    "og:title",
    "og:image:width",
    "twitter:card",
  ])("%s is the shop's", (name) => {
    const meta = [
      { name, content: "x" },
      { property: name, content: "x" },
    ];
    expect(read({}, meta)).toMatchObject({ metas: [], refused: [] });
  });

  test("a verification is the shop's where it has one", () => {
    const meta = [{ name: "google-site-verification", content: "x" }];
    expect(read({}, meta).metas).toEqual(meta);
    expect(read({}, meta, { written: ["google-site-verification"] }).metas).toEqual([]);
  });
});

describe("scripts", () => {
  test("text runs as the browser's parser reads it, whatever its field is called", () => {
    const { scripts: found, refused } = scripts(
      { innerHTML: "a(1);\r\nb('$&')" },
      { textContent: "c()", type: "text/javascript" },
      { children: "d()", type: "Module" },
    );
    expect(refused).toEqual([]);
    expect(found).toEqual([
      { isModule: false, code: "a(1);\nb('$&')" },
      { isModule: false, code: "c()" },
      { isModule: true, code: "d()" },
    ]);
  });

  test("one of a listed host is fetched, with its integrity, once", () => {
    const integrity = `sha256-${"a".repeat(43)}=`;
    const one = { src: "https://tags.example/t.js?id=1 data-own=", integrity };
    expect(scripts(one, one, { src: "https://eu.measure.example/m.js" })).toMatchObject({
      scripts: [{ src: "https://tags.example/t.js?id=1%20data-own=", integrity }, { code: "" }],
      refused: [],
    });
  });

  test.each([
    [{ src: "https://elsewhere.example/x.js?key=1" }, "https://elsewhere.example/x.js", "host"],
    [{ src: "https://tags.example.evil.example/x.js" }, "https://tags.example.evil.example/x.js", "host"],
    [{ src: "https://user@tags.example/x.js" }, "https://user@tags.example/x.js", "host"],
    [{ src: "http://tags.example/x.js" }, "http://tags.example/x.js", "host"],
    [{ src: "/api/services/x.js" }, "/api/services/x.js", "host"],
    [{ src: "//tags.example/x.js" }, "//tags.example/x.js", "host"],
    [{ src: "data:text/javascript,alert(1)" }, "data:text/javascript,alert(1)", "host"],
    [{ src: "https://tags.example/x.js", integrity: '"><b>' }, "https://tags.example/x.js", "integrity"],
    [{ id: "gtm", innerHTML: "</script><script>x()" }, "gtm", "content"],
    [{ innerHTML: "<!-- x" }, "inline 1", "content"],
    [{ innerHTML: "  " }, "inline 1", "content"],
    [{ type: "importmap", innerHTML: "{}" }, "inline 1", "type"],
    [{ type: "speculationrules", innerHTML: "{}" }, "inline 1", "type"],
    [{ type: "application/ld+json", innerHTML: "{" }, "inline 1", "content"],
    [{ type: "application/ld+json", innerHTML: '"x"' }, "inline 1", "content"],
  ] as const)("%j is refused by name", (script, name, reason) => {
    const { scripts: found, data, refused } = scripts(script);
    expect([found, data]).toEqual([[], []]);
    expect(refused).toEqual([{ part: "script", name, reason }]);
  });

  test("JSON-LD is data, not a script", () => {
    const text = '{"name":"</script><script>alert(1)</script>"}';
    expect(scripts({ type: "application/ld+json", innerHTML: text })).toMatchObject({
      data: [JSON.parse(text)],
      scripts: [],
      refused: [],
    });
  });

  test("a JSON-LD object in the place of its text is data", () => {
    const data = { "@context": "https://schema.org", "@type": "FAQPage", name: "</script>" };
    expect(scripts(data)).toMatchObject({ data: [data], scripts: [], refused: [] });
  });

  test("more than a proxy's header can name are refused", () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ innerHTML: `a(${index})` }));
    const { scripts: found, refused } = scripts(...many);
    expect([found.length, refused.map(({ reason }) => reason)]).toEqual([20, ["number", "number"]]);
  });
});
