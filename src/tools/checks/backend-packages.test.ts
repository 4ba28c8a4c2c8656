import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./source-file.ts";

const { dependencies } = JSON.parse(readFileSync("packages/reference-backend/package.json", "utf8"));
const sources = ["src/backend/**/*.ts", "src/shop-folder/**/*.ts", "src/demo/**/*.ts"]
  .flatMap((pattern) => listFiles(".", pattern))
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test.each(Object.keys(dependencies))("%s is imported by the reference backend or the demo shop", (name) => {
  expect(sources).toMatch(new RegExp(`"${name}[/"]`));
});
