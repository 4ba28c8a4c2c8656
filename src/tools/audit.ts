import { spawn } from "node:child_process";
import { join } from "node:path";
import { browse } from "./audit/browse-pages.ts";
import { checkPages, type Problem } from "./audit/check-pages.ts";
import { choosePages } from "./audit/choose-pages.ts";
import { crawl } from "./audit/crawl.ts";
import { htmlValidator } from "./audit/html-validator.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { findFreePort } from "./free-port.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

interface Line {
  readonly what: string;
  readonly checked: number;
  readonly problems: readonly Problem[];
}

/** Problems shown of each kind; the table counts all of them. */
const shown = 30;

function serve(port: number) {
  const program = join("src", "tools", "serve-for-tests.ts");
  return spawn(process.execPath, ["--conditions=react-server", program, "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function validate(bodies: ReadonlyMap<string, string>): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [path, body] of bodies) {
    const { results } = await htmlValidator.validateString(body);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push({ path, what: `${ruleId}: ${message} at ${selector}` });
  }
  return problems;
}

function print(lines: readonly Line[], notes: readonly string[]): void {
  for (const { what, problems } of lines) {
    for (const problem of problems.slice(0, shown)) console.log(`${what}: ${problem.path} ${problem.what}`);
    if (problems.length > shown) console.log(`${what}: and ${problems.length - shown} more`);
  }
  console.log(`\n${"check".padEnd(34)}${"pages".padStart(8)}${"problems".padStart(10)}`);
  for (const { what, checked, problems } of lines)
    console.log(what.padEnd(34) + String(checked).padStart(8) + String(problems.length).padStart(10));
  for (const note of notes) console.log(note);
}

/**
 * `npm run audit`: every page that links lead to, in both languages. Crawl and HTML of all of them; axe at 360 and 1280
 * pixels, one page of each template first, for as long as `--minutes` (60) allows; Tab through one page of each template.
 * `--vehicles` (12) and `--queries` (60) bound what there is endlessly much of, `--pages` (all) the rest. Exits with 1 when it finds anything.
 */
await runTool(async () => {
  const args = process.argv.slice(2);
  const minutes = readNumberOption(args, "minutes", { min: 1, max: 600 }) ?? 60;
  const vehicles = readNumberOption(args, "vehicles", { min: 1, max: 100_000 }) ?? 12;
  const most = readNumberOption(args, "pages", { min: 1, max: 100_000 }) ?? 20_000;
  const queries = readNumberOption(args, "queries", { min: 1, max: 100_000 }) ?? 60;
  await buildSiteIfStale({ env: variablesForTests() });
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = serve(port);
  try {
    if (!(await waitUntilReady(site, () => server.exitCode === null)))
      throw new ToolError("The site did not become ready; its message is above.");
    const until = Date.now() + minutes * 60_000;
    const say = (text: string) => console.log(text);
    const found = await crawl(site, { vehicles, queries, pages: most }, (read) => say(`${read} pages read`));
    const { pages, bodies, redirects, depths, leftOut } = found;
    const crawled = { what: "links, titles, ids, alternates", checked: pages.length };
    say(`${pages.length} pages read, the deepest ${Math.max(...depths.values())} clicks from home`);
    const markup = await validate(bodies);
    say(`${bodies.size} pages validated`);
    const { order, first } = choosePages(pages);
    const seen = await browse(site, order, first, (done) => {
      if (done > 0 && done % 50 === 0) say(`${done} of ${order.length} pages through axe`);
      return Date.now() < until;
    });
    const isKeyboard = ({ what }: Problem) => what.includes("Tab never reaches");
    const lines: Line[] = [
      { ...crawled, problems: checkPages(pages, redirects) },
      { what: "HTML", checked: bodies.size, problems: markup },
      {
        what: "axe, width, console, 360 and 1280",
        checked: seen.done,
        problems: seen.problems.filter((problem) => !isKeyboard(problem)),
      },
      { what: "keyboard", checked: seen.typed, problems: seen.problems.filter(isKeyboard) },
    ];
    print(lines, [
      `Left out by the limits: ${leftOut} addresses, most of them of vehicles and filtered lists.`,
      ...(seen.done < order.length
        ? [`Out of time: axe saw ${seen.done} of ${order.length} pages, every template among them first.`]
        : []),
    ]);
    if (lines.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  } finally {
    server.kill("SIGTERM");
  }
});
