import { spawn } from "node:child_process";
import { join } from "node:path";
import { browse, type Watch } from "./audit/browse-pages.ts";
import { browseStates } from "./audit/browse-states.ts";
import { checkCoverage } from "./audit/check-coverage.ts";
import { checkFiles } from "./audit/check-files.ts";
import { checkPages, type Problem } from "./audit/check-pages.ts";
import { checkPublished } from "./audit/check-published.ts";
import { choosePages } from "./audit/choose-pages.ts";
import { type Crawl, crawl } from "./audit/crawl.ts";
import { htmlValidator } from "./audit/html-validator.ts";
import { type Line, printReport } from "./audit/print-report.ts";
import type { UndecidedLine } from "./audit/reviewed.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { findFreePort } from "./free-port.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

const parts = ["crawl", "files", "published", "states", "pages"] as const;

function readOptions(args: readonly string[]) {
  const number = (name: string, max: number) => readNumberOption(args, name, { min: 1, max });
  const only = args.includes("--only") ? (args[args.indexOf("--only") + 1] ?? "").split(",") : parts;
  if (!only.every((part) => parts.some((known) => known === part)))
    throw new ToolError(`Usage: npm run audit -- --only <part>[,<part>]. Parts: ${parts.join(", ")}.`);
  return {
    minutes: number("minutes", 600) ?? 120,
    limits: {
      vehicles: number("vehicles", 100_000) ?? 12,
      queries: number("queries", 100_000) ?? 60,
      pages: number("pages", 100_000) ?? 20_000,
    },
    workers: number("workers", 16) ?? 2,
    isWanted: (part: (typeof parts)[number]) => only.includes(part),
  };
}

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

function judgeCrawl({ pages, redirects, depths }: Crawl, markup: readonly Problem[]): Line[] {
  return [
    { what: "links, titles, ids, alternates", checked: pages.length, problems: checkPages(pages, redirects) },
    {
      what: "specified paths reached",
      checked: depths.size,
      problems: checkCoverage(new Set(depths.keys())),
    },
    { what: "HTML", checked: pages.length, problems: markup },
  ];
}

/**
 * `npm run audit`: every page that links lead to, in both languages: links, HTML, files, what is published beside them; axe at 360 and
 * 1280 pixels, widths down to 400 % zoom; dark scheme, forced colours and Tab on one page of each template; then every
 * state that pages are brought to by using them. Bounds: `--minutes` (120), `--vehicles` (12 a language), `--queries`
 * (60), `--pages`; `--only` names parts, `--workers` (2) says how many browser pages at a time. Exits with 1 when it finds anything.
 */
await runTool(async () => {
  const { minutes, limits, workers, isWanted } = readOptions(process.argv.slice(2));
  await buildSiteIfStale({ env: variablesForTests() });
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = serve(port);
  const started = Date.now();
  const until = started + minutes * 60_000;
  const say = (text: string) => console.log(`${Math.round((Date.now() - started) / 1000)} s: ${text}`);
  const watch = (of: string): Watch => ({
    keepGoing: (done) => {
      if (done > 0 && done % 25 === 0) say(`${done} ${of}`);
      return Date.now() < until;
    },
    tell: ({ path, what }) => say(`${path} ${what}`),
  });
  const lines: Line[] = [];
  const undecided: UndecidedLine[] = [];
  const notes: string[] = [];
  try {
    if (!(await waitUntilReady(site, () => server.exitCode === null)))
      throw new ToolError("The site did not become ready; its message is above.");
    if (isWanted("states")) {
      const seen = await browseStates(site, workers, watch("states"));
      lines.push({ what: "states: axe, width, console", checked: seen.done, problems: seen.problems });
      undecided.push(...seen.undecided);
      if (seen.done < seen.of) notes.push(`Out of time: ${seen.done} of ${seen.of} states were looked at.`);
    }
    if (parts.some((part) => part !== "states" && isWanted(part))) {
      const found = await crawl(site, limits, (read) => say(`${read} pages read`));
      const { pages, bodies, depths, leftOut } = found;
      say(`${pages.length} pages read, the deepest ${Math.max(...depths.values())} clicks from home`);
      notes.push(
        `Left out by the limits: ${leftOut} addresses, most of them of vehicles and filtered lists.`,
      );
      if (isWanted("crawl")) lines.push(...judgeCrawl(found, await validate(bodies)));
      if (isWanted("files"))
        lines.push({ what: "pictures, icons, styles", ...(await checkFiles(site, pages)) });
      if (isWanted("published")) {
        const read = new Set(
          pages.filter(({ canonical, path }) => canonical === path).map(({ path }) => path),
        );
        const vehicles = limits.vehicles * 10;
        lines.push({ what: "sitemaps, feeds, manifests", ...(await checkPublished(site, read, vehicles)) });
      }
      say("crawled");
      if (isWanted("pages")) {
        const { order, closely } = choosePages(pages);
        const seen = await browse(site, order, closely, workers, watch(`of ${order.length} pages`));
        lines.push({
          what: "axe, width, console, 360 and 1280",
          checked: seen.done,
          problems: seen.problems,
        });
        lines.push({ what: "keyboard", checked: seen.closely, problems: seen.keyboard });
        undecided.push(...seen.undecided);
        if (seen.done < order.length)
          notes.push(
            `Out of time: axe saw ${seen.done} of ${order.length} pages, taken in turn from every template and language.`,
          );
      }
    }
    notes.push(`It took ${Math.round((Date.now() - started) / 1000)} s.`);
    if (printReport(lines, undecided, notes) > 0) process.exitCode = 1;
  } finally {
    server.kill("SIGTERM");
  }
});
