import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runRedocly } from "./run-redocly.ts";

test("the contract becomes a page that loads nothing", { tags: ["all"], timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-page-"));
  try {
    const page = join(folder, "api.html");
    const { code, output } = await runRedocly("build-docs", ["both"], "--inlineBundle", "--output", page);
    expect(code, output).toBe(0);
    const html = readFileSync(page, "utf8");
    expect(html).toContain("Reserves a vehicle and prepares its payment");
    expect(html).toContain("Cash price (euros)");
    expect(html).not.toMatch(/<(?:script|link)\b[^>]*(?:src|href)="https?:/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
