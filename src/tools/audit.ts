import { spawn } from "node:child_process";
import { join } from "node:path";
import { allAttacks } from "./audit/attacks/all-attacks.ts";
import { runAttacks } from "./audit/attacks/run-attacks.ts";
import { browse, type Watch } from "./audit/browse-pages.ts";
import { browseStates } from "./audit/browse-states.ts";
import { checkCoverage } from "./audit/check-coverage.ts";
import { checkFiles } from "./audit/check-files.ts";
import { checkPages, type Problem } from "./audit/check-pages.ts";
import { checkPublished } from "./audit/check-published.ts";
import { choosePages } from "./audit/choose-pages.ts";
import { crawl } from "./audit/crawl.ts";
import { htmlValidator } from "./audit/html-validator.ts";
import { type Line, printReport } from "./audit/print-report.ts";
import type { PageRecord } from "./audit/read-page.ts";
import type { UndecidedLine } from "./audit/reviewed.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { findFreePort } from "./free-port.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** Parts that begin with reading every page. */
const crawled = ["crawl", "files", "published", "pages"] as const;
const parts = [...crawled, "states", "attacks"] as const;

type Part = (typeof parts)[number];

/** `--shard 2/3`: the second of three equal parts. */
const readShare = (args: readonly string[]): { readonly from: number; readonly to: number } => {
  const text = args.includes("--shard") ? (args[args.indexOf("--shard") + 1] ?? "") : "1/1";
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of) throw new ToolError("--shard takes two whole numbers, such as 1/2.");
  return { from: (part - 1) / of, to: part / of };
};

const readOptions = (args: readonly string[]) => {
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
    /** Several machines, or runs, share the pages for axe. */
    share: readShare(args),
    /** Part of the names of the states that are wanted. */
    state: args.includes("--state") ? (args[args.indexOf("--state") + 1] ?? "") : "",
    attacks: chooseAttacks(args),
    isWanted: (part: Part) => only.includes(part),
  };
};

const serve = (port: number) => {
  const program = join("src", "tools", "serve-for-tests.ts");
  return spawn(process.execPath, ["--conditions=react-server", program, "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
};

const validate = async (bodies: ReadonlyMap<string, string>): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const [path, body] of bodies) {
    const { results } = await htmlValidator.validateString(body);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push({ path, what: `${ruleId}: ${message} at ${selector}` });
  }
  return problems;
};

/** The attacks of a name, all of them without one. */
const chooseAttacks = (args: readonly string[]) => {
  if (!args.includes("--attack")) return allAttacks;
  const wanted = args[args.indexOf("--attack") + 1] ?? "";
  const chosen = allAttacks.filter(({ name }) => wanted.split(",").includes(name));
  if (chosen.length > 0) return chosen;
  throw new ToolError(
    `There is no attack "${wanted}". Attacks: ${allAttacks.map(({ name }) => name).join(", ")}.`,
  );
};

/** What one run finds, as it goes. */
class Findings {
  readonly lines: Line[] = [];
  readonly undecided: UndecidedLine[] = [];
  readonly notes: string[] = [];
  readonly #started = Date.now();

  say(text: string): void {
    console.log(`${this.seconds()} s: ${text}`);
  }

  seconds(): number {
    return Math.round((Date.now() - this.#started) / 1000);
  }

  /** Told while browsers work, which may be long; they end when the time is over. */
  watch(of: string, minutes: number): Watch {
    return {
      keepGoing: (done) => {
        if (done > 0 && done % 25 === 0) this.say(`${done} ${of}`);
        return this.seconds() < minutes * 60;
      },
      tell: ({ path, what }) => this.say(`${path} ${what}`),
    };
  }

  add(what: string, checked: number, problems: readonly Problem[]): void {
    this.lines.push({ what, checked, problems });
  }
}

type Options = ReturnType<typeof readOptions>;

const auditStates = async (
  site: string,
  { workers, minutes, state }: Options,
  found: Findings,
): Promise<void> => {
  const seen = await browseStates(site, state, workers, found.watch("states", minutes));
  found.add("states: axe, width, console", seen.done, seen.problems);
  found.undecided.push(...seen.undecided);
  if (seen.done < seen.of) found.notes.push(`Out of time: ${seen.done} of ${seen.of} states were looked at.`);
};

const auditPages = async (
  site: string,
  pages: readonly PageRecord[],
  { workers, minutes, share }: Options,
  found: Findings,
): Promise<void> => {
  const { order: whole, closely } = choosePages(pages);
  const order = whole.slice(Math.floor(share.from * whole.length), Math.floor(share.to * whole.length));
  const seen = await browse(site, order, closely, workers, found.watch(`of ${order.length} pages`, minutes));
  found.add("axe, width, console, 360 and 1280", seen.done, seen.problems);
  found.add("keyboard", seen.closely, seen.keyboard);
  found.undecided.push(...seen.undecided);
  if (seen.done < order.length)
    found.notes.push(
      `Out of time: axe saw ${seen.done} of ${order.length} pages, taken in turn from every template and language.`,
    );
};

const auditCrawl = async (site: string, options: Options, found: Findings): Promise<void> => {
  const { limits, isWanted } = options;
  const { pages, bodies, depths, redirects, leftOut } = await crawl(site, limits, (read) =>
    found.say(`${read} pages read`),
  );
  found.say(`${pages.length} pages read, the deepest ${Math.max(...depths.values())} clicks from home`);
  found.notes.push(
    `Left out by the limits: ${leftOut} addresses, most of them of vehicles and filtered lists.`,
  );
  if (isWanted("crawl")) {
    found.add("links, titles, ids, alternates", pages.length, checkPages(pages, redirects));
    found.add("specified paths reached", depths.size, checkCoverage(new Set(depths.keys())));
    found.add("HTML", pages.length, await validate(bodies));
  }
  if (isWanted("files")) {
    const { checked, problems } = await checkFiles(site, pages);
    found.add("pictures, icons, styles", checked, problems);
  }
  if (isWanted("published")) {
    const known = new Set(pages.filter(({ canonical, path }) => canonical === path).map(({ path }) => path));
    const { checked, problems } = await checkPublished(site, known, limits.vehicles * 10);
    found.add("sitemaps, feeds, manifests", checked, problems);
  }
  if (isWanted("pages")) await auditPages(site, pages, options, found);
};

/** What is looked at on one site that all parts share. */
const auditSite = async (options: Options, found: Findings): Promise<void> => {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = serve(port);
  try {
    if (!(await waitUntilReady(site, () => server.exitCode === null)))
      throw new ToolError("The site did not become ready; its message is above.");
    if (options.isWanted("states")) await auditStates(site, options, found);
    if (crawled.some((part) => options.isWanted(part))) await auditCrawl(site, options, found);
  } finally {
    server.kill("SIGTERM");
  }
};

/**
 * `npm run audit`: every page that links lead to, in both languages: links, HTML, files, what is published beside them; axe at 360 and
 * 1280 pixels, widths down to 400 % zoom; dark scheme, forced colours and Tab on one page of each template; every
 * state that pages are brought to by using them; and attacks. Bounds: `--minutes` (120), `--vehicles` (12 of each kind), `--queries`
 * (60), `--pages`; `--only` names parts, `--workers` (2) says how many browser pages at a time,
 * `--shard 1/2` takes a part of the pages, `--state menu` the states of that name, `--attack hosts` one attack. Exits with 1 when it
 * finds anything.
 */
await runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  await buildSiteIfStale({ env: variablesForTests() });
  const found = new Findings();
  if (parts.some((part) => part !== "attacks" && options.isWanted(part))) await auditSite(options, found);
  if (options.isWanted("attacks"))
    found.lines.push(...(await runAttacks(options.attacks, (text) => found.say(text))));
  found.notes.push(`It took ${found.seconds()} s.`);
  if (printReport(found.lines, found.undecided, found.notes) > 0) process.exitCode = 1;
});
