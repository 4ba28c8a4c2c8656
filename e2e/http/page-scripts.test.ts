import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

const expectOwnScripts = (html: string, path: string): void => {
  // Of the login page alone the provider's script is a part.
  const provider = path === "/acceso/" ? /\ssrc="[^"]*\/identity\/widget\.js\?/ : undefined;
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = "", text = ""]) => ({ attributes, text }))
    .filter(
      ({ attributes }) => !/type="application\/ld\+json"/.test(attributes) && !provider?.test(attributes),
    );
  expect(
    scripts.filter(({ attributes }) => /\ssrc=/.test(attributes)),
    path,
  ).toEqual([]);
  // A comparison without vehicles looks for those that the device stores, a login waits for the provider's script.
  expect(scripts.length, path).toBeLessThanOrEqual(/^\/(?:comparar|acceso)\/$/.test(path) ? 2 : 1);
  expect(html, path).not.toMatch(/__next_f|as="script"|modulepreload|id="_R_"/);
  const inline = gzipSync(scripts.map(({ text }) => text).join("\n")).length;
  expect(inline, `bytes of inline script, gzip, of ${path}`).toBeLessThanOrEqual(1843);
};

test("no page holds a script of the framework or its data", async ({ request }) => {
  const { path: vehicle } = await financedVehicle(request, "es");
  for (const path of [
    paths.home.es,
    paths.list.pt,
    `${paths.list.es}?fuel=diesel`,
    vehicle,
    `${vehicle}?months=48`,
    paths.blog.es,
    paths.article.pt,
    paths.faq.es,
    "/comparar/",
    "/configurar-cookies/",
    "/financiacion/",
    "/marcas-de-coches/",
    "/acceso/",
    "/?action=logout",
    "/bloques/",
    paths.missing.pt,
  ]) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    expect(answer.headers()["content-type"], path).toContain("text/html");
    expectOwnScripts(await answer.text(), path);
  }
});
