import { readFileSync } from "node:fs";
import type { IConfiguration, IRegularForbiddenRuleType } from "dependency-cruiser";

/** The layers from the top down, as docs/architecture.md lists them: a file may import from its own folder and from lines below. */
const diagram =
  /^\{ server, client, app \} → .*$/m.exec(readFileSync("docs/architecture.md", "utf8"))?.[0] ?? "";
const layers = diagram.split("→").map((row) => row.match(/\w+/g) ?? []);

const within = (...folders: readonly string[]) => `^src/(${folders.join("|")})/`;

/** Tests may reach further than what they test. */
const tests = "\\.test\\.tsx?$";
/** Entry files of the framework: they count as `app`. */
const roots = "^middleware\\.ts$|^src/(proxy|instrumentation)\\.ts$";
const tools = within("tools");
/** Programs that are run by hand; the site knows nothing of them. */
const packages = "^packages/";
const server = within("server");
const examples = "^examples/";
const site = "^(src|locales)/|^middleware\\.ts$";

/** What a storefront with other services does not install. */
const { dependencies: ofBackend } = JSON.parse(
  readFileSync("packages/reference-backend/package.json", "utf8"),
);
const backendPackages = `^node_modules/(${Object.keys(ofBackend).join("|")})/`;

const rule = (
  name: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IRegularForbiddenRuleType => ({ name, severity: "error", from, to });

const downwards = layers.flatMap((row, level) =>
  row.map((folder) => {
    const others = layers
      .slice(0, level + 1)
      .flat()
      .filter((each) => each !== folder);
    return rule(`below-${folder}`, { path: within(folder), pathNot: tests }, { path: within(...others) });
  }),
);

/** What a folder beside the layers may use, and nothing else of the site. */
const only = (name: string, path: string, ...used: readonly string[]) =>
  rule(name, { path, pathNot: [tests, tools] }, { path: site, pathNot: [path, within(...used)] });

const config: IConfiguration = {
  forbidden: [
    ...downwards,
    rule("roots-on-top", { path: site, pathNot: [within("app", "tools"), tests, roots] }, { path: roots }),
    rule(
      "siblings-apart",
      { path: "^src/(panels|features)/([^/]+)/", pathNot: tests },
      { path: "^src/$1/[^/]+/", pathNot: "^src/$1/$2/" },
    ),
    only("backend-uses", within("backend"), "domain", "market", "contract", "platform"),
    only("shop-folder-uses", within("shop-folder"), "domain", "market", "contract", "platform", "backend"),
    only("demo-uses", within("demo"), "domain", "market", "contract", "platform", "backend", "shop-folder"),
    only("styles-use", within("styles")),
    only("locales-use", "^locales/", "platform"),
    rule(
      "backend-apart",
      { path: site, pathNot: [within("backend", "shop-folder", "demo"), tools, server, tests] },
      { path: within("backend") },
    ),
    rule(
      "demo-apart",
      { path: site, pathNot: [within("demo"), tools, server, tests] },
      { path: within("demo") },
    ),
    rule(
      "shop-folder-apart",
      { path: site, pathNot: [within("shop-folder", "demo"), tools, server, tests] },
      { path: within("shop-folder") },
    ),
    rule(
      "backend-packages",
      { path: site, pathNot: [within("backend", "shop-folder", "demo"), tools, tests] },
      { path: backendPackages },
    ),
    // A storefront with other services loads neither.
    rule(
      "backend-on-demand",
      { path: server, pathNot: [tests, "^src/server/reference-backend\\.ts$"] },
      {
        path: [within("backend", "shop-folder", "demo"), "^src/server/reference-backend\\.ts$"],
        dynamic: false,
      },
    ),
    rule("no-packages", { path: "^(src|locales|e2e)/" }, { path: packages }),
    only("packages-use", packages, "demo", "shop-folder", "domain", "tools"),
    // Another engine takes the place of this one by these two files (docs/guides/add-a-search-engine.md).
    rule(
      "search-by-its-interface",
      { path: "^(src|e2e)/", pathNot: within("backend/search") },
      { path: within("backend/search"), pathNot: "/(search-engine|choose-engine)\\.ts$" },
    ),
    rule("no-tools", { path: site, pathNot: [tools, tests] }, { path: tools }),
    // Written by hand from the customer's specification, to be copied: what it shared with us would not be found missing.
    rule("examples-apart", { path: examples }, { pathNot: examples, dependencyTypesNot: ["core"] }),
    rule(
      "no-examples",
      { path: "^(src|locales|packages)/", pathNot: ["^src/tools/specified-service/", tests] },
      { path: examples },
    ),
    rule("no-journeys", { path: site }, { path: "^e2e/" }),
    rule(
      "journeys-use",
      { path: "^e2e/.*\\.(spec|journey|test)\\.ts$" },
      { path: site, pathNot: within("tools", "platform") },
    ),
    rule(
      "no-words",
      { path: within("domain", "market", "contract", "api", "browser"), pathNot: tests },
      { path: "^(locales|src/styles)/" },
    ),
    rule(
      "known-folders",
      {},
      {
        path: "^src/",
        pathNot: [within(...layers.flat(), "backend", "shop-folder", "demo", "styles", "tools"), roots],
      },
    ),
    rule(
      "by-alias",
      { path: "^src/([^/]+)/" },
      { path: "^(src|locales)/", pathNot: "^src/$1/", dependencyTypesNot: ["aliased"] },
    ),
  ],
  // Without the parser's program for this system no import would be found, and none refused; another parser leaves types out.
  required: [
    {
      name: "imports-are-found",
      severity: "error",
      module: { path: "^src/proxy\\.ts$" },
      to: { path: "^middleware" },
    },
    {
      name: "types-are-found",
      severity: "error",
      module: { path: "^src/backend/store/database\\.ts$" },
      to: { path: "^src/backend/store/schema\\.ts$" },
    },
  ],
  options: {
    // The compiler of TypeScript 7 has no interface for it.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

export default config;
