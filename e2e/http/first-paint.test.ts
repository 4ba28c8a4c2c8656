import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

test("the styles of a first paint stand in the page, at most 8 kB, allowed by their hash; nothing holds it up", async ({
  request,
}) => {
  const { path: vehicle } = await financedVehicle(request, "es");
  // The last is rendered for each visitor.
  for (const path of [paths.home.es, paths.list.pt, vehicle, paths.faq.es, "/favoritos/", paths.missing.pt]) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    const [head = "", body = ""] = html.split("</head>");
    expect(head, path).not.toMatch(/rel="stylesheet"|as="(?:style|font)"/);
    const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(head) ?? [];
    expect(style, path).toContain("color-scheme");
    const styles = Array.from(head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text = ""]) => text);
    expect(brotliCompressSync(styles.join("")).length, path).toBeLessThanOrEqual(8_000);
    const hash = createHash("sha256").update(style).digest("base64");
    const [allowed] = /style-src 'self'[^;]*/.exec(answer.headers()["content-security-policy"] ?? "") ?? [];
    expect(allowed, path).toContain(`'sha256-${hash}'`);
    expect(body, path).toMatch(/(?:<link rel="stylesheet" href="[^"]+" fetchpriority="low"\/>)+<\/body>/);
  }
});
