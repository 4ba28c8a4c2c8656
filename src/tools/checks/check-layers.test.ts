import { describe, expect, test } from "vitest";
import { checkArchitecturePage, checkLayers } from "./check-layers.ts";
import { readSource } from "./source-file.ts";

/** Checks files given as path → text. */
const check = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkLayers(Object.entries(files).map(([path, text]) => readSource(path, text)));

describe("imports that go downwards", () => {
  test.each([
    ["src/app/page.tsx", "#cms/registry.ts"],
    ["src/app/page.tsx", "#platform/env.ts"],
    ["src/cms/registry.ts", "#panels/contact/panel.tsx"],
    ["src/panels/contact/panel.tsx", "#features/leads/form.tsx"],
    ["src/panels/panel-registry.ts", "#panels/contact/panel.tsx"],
    ["src/features/search/list.tsx", "#ui/button/button.tsx"],
    ["src/features/search/list.tsx", "./filters.ts"],
    ["src/features/search/list.tsx", "#locales/es/search.ts"],
    ["src/ui/button/button.tsx", "#ui/icon/icon.tsx"],
    ["src/api/call.ts", "#contract/endpoints.ts"],
    ["src/api/transport-embedded.ts", "#backend/http/app.ts"],
    ["src/api/transport-embedded.ts", "#demo/fill-with-demo.ts"],
    ["src/backend/http/app.ts", "#contract/endpoints.ts"],
    ["src/demo/filling/seed-dealers.ts", "#backend/store/database.ts"],
    ["src/demo/pictures/output/browser.ts", "#tools/chromium.ts"],
    ["e2e/journeys/compare.spec.ts", "#tools/test-support/paths.ts"],
    ["e2e/journeys/compare.spec.ts", "../support/test.ts"],
    ["e2e/regressions/limits.spec.ts", "#platform/rate-limit/rate-limits.ts"],
    ["playwright.engines.config.ts", "./e2e/engines/journey.ts"],
    ["src/contract/vehicle.ts", "#domain/vehicle-types.ts"],
    ["src/tools/seed.ts", "#demo/filling/reseed.ts"],
    ["middleware.ts", "#cms/registry.ts"],
    ["src/proxy.ts", "../middleware"],
    ["src/contract/endpoints.test.ts", "#tools/test-support/empty-module.ts"],
    ["src/api/call.test.ts", "#backend/http/app.ts"],
    ["src/ui/button/button.tsx", "react"],
    ["src/pipeline/rules.ts", "#api/call.ts"],
    ["src/platform/i18n.ts", "#locales/es/index.ts"],
  ])("%s imports %s", (path, specifier) => {
    expect(check({ [path]: `import "${specifier}";` })).toEqual([]);
  });
});

describe("imports that are refused", () => {
  test.each([
    ["src/cms/registry.ts", "#app/page.tsx", "cms may not import app"],
    ["src/features/search/list.tsx", "#panels/contact/panel.tsx", "features may not import panels"],
    [
      "src/features/search/list.tsx",
      "#features/vehicle/card.tsx",
      "siblings in features never import one another",
    ],
    ["src/features/search/list.tsx", "../vehicle/card.tsx", "siblings in features never import one another"],
    [
      "src/panels/contact/panel.tsx",
      "#panels/compare/panel.tsx",
      "siblings in panels never import one another",
    ],
    ["src/ui/button/button.tsx", "#api/call.ts", "ui may not import api"],
    ["src/forms/answer-form.ts", "#wizard/flow.ts", "forms may not import wizard"],
    ["src/pipeline/rules.ts", "#features/search/list.tsx", "pipeline may not import features"],
    ["src/domain/money.ts", "#market/es.ts", "domain may not import market"],
    ["src/market/es.ts", "#locales/es/forms.ts", "market may not import locales"],
    ["e2e/journeys/compare.spec.ts", "#domain/money.ts", "e2e may not import domain"],
    ["src/styles/theme-colours.ts", "#domain/money.ts", "styles may not import domain"],
    ["src/backend/http/app.ts", "#locales/es/mail.ts", "backend may not import locales"],
    ["src/domain/money.ts", "#contract/vehicle.ts", "domain may not import contract"],
    ["src/platform/log.ts", "#contract/vehicle.ts", "platform may not import contract"],
    ["src/features/search/list.tsx", "#backend/store/read.ts", "only api/transport-embedded imports backend"],
    ["src/app/page.tsx", "#backend/store/read.ts", "only api/transport-embedded imports backend"],
    ["src/api/transport-http.ts", "#backend/http/app.ts", "only api/transport-embedded imports backend"],
    ["src/backend/http/app.ts", "#api/call.ts", "backend may not import api"],
    ["src/backend/store/prepare.ts", "#demo/fill-with-demo.ts", "only api/transport-embedded imports demo"],
    ["src/demo/texts/build-pages.ts", "#features/search/list.tsx", "demo may not import features"],
    ["src/demo/stock/paints.ts", "../pictures/tables/paints.ts", "nothing imports tools"],
    ["src/app/page.tsx", "#tools/seed.ts", "nothing imports tools"],
    ["src/tools/audit.ts", "./../../e2e/support/paths.ts", "nothing imports e2e"],
    ["locales/es/search.ts", "#ui/button/button.tsx", "locales may not import ui"],
  ])("%s imports %s: %s", (path, specifier, reason) => {
    const problems = check({ [path]: `\nimport { x } from "${specifier}";` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${path}:2: .*${reason}$`));
  });

  test("types and dynamic imports count as well", () => {
    expect(check({ "src/ui/a.ts": `import type { X } from "#api/call.ts";` })).toHaveLength(1);
    expect(check({ "src/ui/a.ts": `export const a = () => import("#api/call.ts");` })).toHaveLength(1);
    expect(check({ "src/ui/a.ts": `export * from "#api/call.ts";` })).toHaveLength(1);
  });

  test("a path across rooms has to use the alias, one within a room may go up", () => {
    expect(check({ "src/app/a/b/c/page.tsx": `import "../../read-locale.ts";` })).toEqual([]);
    expect(check({ "src/app/a/b/page.tsx": `import "../../../ui/button.tsx";` })).toEqual([
      "src/app/a/b/page.tsx:1: write ../../../ui/button.tsx with the # alias",
    ]);
  });
});

describe("the shape of the house", () => {
  test("a folder without a layer is named", () => {
    expect(check({ "src/lib/everything.ts": "" })).toEqual([
      "src/lib: this folder has no layer in src/tools/checks/layers.ts",
    ]);
  });

  test("a file beside the folders is named", () => {
    expect(check({ "src/helpers.ts": "" })).toEqual(["src/helpers.ts: put it into a layer folder"]);
  });

  test("a cycle is shown once, with its way round", () => {
    const problems = check({
      "src/domain/a.ts": `import "./b.ts";`,
      "src/domain/b.ts": `export * from "#domain/c.ts";`,
      "src/domain/c.ts": `export const load = () => import("./a.ts");`,
    });
    expect(problems).toEqual([
      "cycle: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts",
    ]);
  });

  test("a cycle of types alone is none", () => {
    const files = {
      "src/domain/a.ts": `import type { B } from "./b.ts";`,
      "src/domain/b.ts": `import "./a.ts";`,
    };
    expect(check(files)).toEqual([]);
  });
});

test("the architecture page has to draw the layers as they are enforced", () => {
  const drawing =
    "app → cms → panels → { features, pipeline } → wizard → forms → { ui, api } → contract → { domain, market } → browser → platform";
  expect(checkArchitecturePage(`text\n${drawing}\ntext`)).toEqual([]);
  expect(checkArchitecturePage(`text\n${drawing.replace("cms", "lib")}\ntext`)).toHaveLength(1);
});
