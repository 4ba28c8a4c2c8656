import { expect, test } from "vitest";
import { checkNamedPaths } from "./check-named-paths.ts";

const paths = ["middleware.ts", "src/pipeline/rules.ts", "src/cms/blocks/hero/hero.tsx", "locales/es/x.ts"];
const check = (line: string) => checkNamedPaths("docs/page.md", `# Page\n${line}`, paths);

test.each([
  "`middleware.ts`, `src/pipeline/`, `pipeline/rules.ts`, `rules.ts`",
  "`cms/blocks/<key>/`, `locales/{es}/`",
  "`npm run docs`, `GET /api/x`, `/pages/{slug}`, `.next/static`, `DATA_DIR/page-cache`, `data-error`, `no-store`",
])("%s is accepted", (line) => {
  expect(check(line)).toEqual([]);
});

test.each([
  "rule.ts",
  "pipeline/rules",
  "ipeline/rules.ts",
  "cms/bricks/<key>/",
  "locales/{es,pt}/",
  "src/gone/",
])("%s is reported", (path) => {
  expect(check(`see \`${path}\``)).toEqual([`docs/page.md:2: ${path} does not exist`]);
});
