import { describe, expect, test } from "vitest";
import { readPage, sitePathOf } from "./read-page.ts";

const site = "http://localhost:3000";
const html = `<!DOCTYPE html><html lang="es"><head><title>Coches &amp; motos</title>
<meta name="description" content="Lo que hay"/><meta name="robots" content="noindex, follow"/>
<link rel="canonical" href="http://localhost:3000/a/"/>
<link rel="alternate" hrefLang="pt" href="http://localhost:3000/pt/a/"/></head><body>
<header><a href="/fuera/">x</a></header>
<main id="main"><h1 class="x">Hola <b>tú</b></h1><div id="a" class="o2f22a_list USAWaG_a"></div>
<picture><source srcset="/p/1-320.avif 320w, /p/1-640.avif 640w"/><img src="/p/1.webp" alt=""/></picture>
<a href="/b/?x=1&amp;y=2#c">b</a><a href="#c">c</a><a href="tel:+34">t</a><a href="https://example.com/">e</a></main></body></html>`;

describe("readPage", () => {
  const page = readPage("/a/", 200, html, site);

  test("reads what search engines and readers are told", () => {
    expect(page).toMatchObject({
      language: "es",
      title: "Coches & motos",
      description: "Lo que hay",
      headings: ["Hola tú"],
      noindex: true,
      canonical: "/a/",
      alternates: { pt: "/pt/a/" },
    });
  });

  test("reads the site's own links once each, with their query and without their hash", () => {
    expect(page.links).toEqual(["/fuera/", "/b/?x=1&y=2", "/a/"]);
  });

  test("reads the files that it draws, in every size", () => {
    expect(page.files).toEqual(["/p/1.webp", "/p/1-320.avif", "/p/1-640.avif"]);
  });

  test("reads where hashes lead", () => {
    expect(page.fragments).toEqual([
      ["/b/?x=1&y=2", "c"],
      ["/a/", "c"],
    ]);
  });

  test("knows the page's ids and the parts of its template", () => {
    expect(page.ids).toEqual(["main", "a"]);
    expect(page.template).toBe("o2f22a");
  });
});

test.each([
  ["/a/#x", "/a/"],
  ["http://localhost:3000/b/", "/b/"],
  ["https://example.com/b/", undefined],
  ["mailto:a@b.c", undefined],
  ["http://[", undefined],
])("%s is the site's path %s", (address, path) => {
  expect(sitePathOf(address, site)).toBe(path);
});
