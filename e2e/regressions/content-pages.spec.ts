import { expect, test } from "@playwright/test";
import { contentPaths } from "../support/content-paths.ts";
import { readHead } from "../support/read-head.ts";

const textOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) =>
    text.replace(/<[^>]*>/g, ""),
  );

test("every content path of the specification is a page of its own in its language, and knows the other", async ({
  request,
  baseURL,
}) => {
  const seen = { es: new Map<string, string>(), pt: new Map<string, string>() };
  for (const pair of contentPaths) {
    for (const [locale, path] of [
      ["es", pair[0]],
      ["pt", pair[1]],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html, path).not.toContain("data-degraded");
      const { languages, meta } = readHead(html);
      expect(languages, path).toMatchObject({ es: `${baseURL}${pair[0]}`, pt: `${baseURL}${pair[1]}` });
      const headings = textOf(html, "h1");
      expect(headings, path).toHaveLength(1);
      for (const said of [textOf(html, "title")[0], meta.description, headings[0]]) {
        expect(said, path).toBeTruthy();
        expect(seen[locale].get(said ?? ""), `${path} repeats "${said}"`).toBeUndefined();
        seen[locale].set(said ?? "", path);
      }
    }
  }
});

test("a page about a place lists that place's vehicles, and filters keep to it", async ({ request }) => {
  const whole = await (await request.get("/listado-coches-segunda-mano/")).text();
  const place = await (await request.get("/coches-ocasion-bilbao/")).text();
  const filtered = await (await request.get("/coches-ocasion-bilbao/?transmission=automatic")).text();
  const vins = (html: string) =>
    new Set([...html.matchAll(/data-vin="([A-Z0-9]{17})"/g)].map(([, vin]) => vin));
  expect(vins(place).size).toBeGreaterThan(5);
  expect(vins(whole)).not.toEqual(vins(place));
  expect(vins(filtered).size).toBeGreaterThan(0);
  expect(filtered).toContain("Coches de ocasión en Bilbao");
  const dealers = readHead(place).data.flatMap((data) => (data["@graph"] as { "@type": string }[]) ?? []);
  expect(dealers.map((dealer) => dealer["@type"])).toEqual(["AutoDealer"]);
});
