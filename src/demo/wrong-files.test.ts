import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const seedTool = new URL("../tools/seed.ts", import.meta.url).pathname;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "volante-demo-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run seed` on a copy of the demo shop's files in which one text was replaced. */
const seedWith = async (file: string, text: string | RegExp, other: string) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync("src/demo", join(folder, "src/demo"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(text, other);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [seedTool], {
    cwd: folder,
    env: { ...environment, DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data) => {
    said += String(data);
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said: said.trim() };
};

test.each([
  [
    ...["src/demo/dealers/dealers.csv", "40.3083", "40°18'"],
    `src/demo/dealers/dealers.csv:3: latitude: expected a number such as 41.5, not "40°18'"`,
  ],
  [
    ...["src/demo/redirects/old-addresses.csv", ",cars,308", ",cras,308"],
    /^src\/demo\/redirects\/old-addresses\.csv:2: page: expected one of home, .*, not "cras"$/,
  ],
] as const)("a mistake in %s ends seeding and is named", async (file, text, other, message) => {
  const { code, said } = await seedWith(file, text, other);
  expect(said).toMatch(message);
  expect(code).toBe(1);
});
