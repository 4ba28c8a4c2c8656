import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isShown, watchSources } from "./serve-browser-files.ts";

const home = mkdtempSync(join(tmpdir(), "volante-watch-"));
let end: () => void = () => undefined;
afterEach(() => {
  end();
  rmSync(home, { recursive: true, force: true });
});

test.each([
  ["ui/button/button.tsx", true],
  ["styles/tokens.css", true],
  ["es/search.ts", true],
  ["ui/button/button.test.ts", false],
  ["tools/dev.ts", false],
  ["ui/.button.tsx.swp", false],
  ["ui/button.tsx~", false],
])("%s may change what is shown: %s", (file, expected) => {
  expect(isShown(file)).toBe(expected);
});

test("changes that come together are one, and those that come meanwhile wait for it", async () => {
  mkdirSync(join(home, "ui", "button"), { recursive: true });
  let calls = 0;
  let atOnce = 0;
  let most = 0;
  end = watchSources([home], async () => {
    calls += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => setTimeout(done, 400));
    atOnce -= 1;
  });
  const write = (text: string) => writeFileSync(join(home, "ui", "button", "button.tsx"), text);
  for (const text of ["a", "b", "c"]) write(text);
  await expect.poll(() => calls, { timeout: 3_000 }).toBe(1);
  write("d");
  await expect.poll(() => calls, { timeout: 3_000 }).toBe(2);
  expect(most).toBe(1);
});
