/** How long one test took. */
export type TestTime = Readonly<{ name: string; seconds: number }>;

/** What one stage of `npm test` found. `report` is shown only when something failed. */
export type StageResult = Readonly<{
  passed: number;
  failed: number;
  report: string;
  note?: string;
  times?: readonly TestTime[];
}>;

export type RunOptions = Readonly<{
  /** `all` adds other languages, widths and engines. */
  tier: "default" | "all";
  /** Such as `1/3`: the first of three equal parts of the tests; the whole without it. */
  shard?: string | undefined;
}>;

export type Stage = Readonly<{
  name: string;
  /** Its share of 15 minutes on two cores, of 25 with `--all`; see {@link tolerance}. Unlimited without it. */
  seconds?: Readonly<Record<RunOptions["tier"], number>>;
  run: (options: RunOptions) => Promise<StageResult>;
}>;

/** The result of something that counts as one test. */
export const oneTest = (report: string): StageResult =>
  report === "" ? { passed: 1, failed: 0, report } : { passed: 0, failed: 1, report };

/** Adds something that a reader of the run has to know. */
export const withNote = (result: StageResult, added: string): StageResult => ({
  ...result,
  note: [result.note ?? "", added].filter((note) => note !== "").join(", "),
});

/** Noted where tests cannot have PostgreSQL. */
export const withoutPostgres = "no PostgreSQL: embedded database only";

/** A stage that takes longer than this many times its share has failed: machines are shared, and differ by a quarter. */
const tolerance = 1.75;

/** Counts a stage that took longer than it may as one more failure. */
export const withinSeconds = (
  result: StageResult,
  { name, seconds }: Pick<Stage, "name" | "seconds">,
  tier: RunOptions["tier"],
  spent: number,
): StageResult => {
  const share = seconds?.[tier] ?? Number.POSITIVE_INFINITY;
  if (spent <= share * tolerance) return result;
  const report = `${name} took ${spent.toFixed(0)} s. Its share is ${share} s, and it may take ${tolerance} times that.`;
  return { ...result, failed: result.failed + 1, report: `${result.report}\n\n${report}`.trim() };
};

/** Runs a stage; one that throws has failed, and so has one that takes longer than it may. Resolves to its result and its seconds. */
export const runStage = async (
  stage: Stage,
  options: RunOptions,
): Promise<StageResult & { readonly spent: number }> => {
  const started = performance.now();
  const result = await stage
    .run(options)
    .catch((error) => oneTest(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  const spent = (performance.now() - started) / 1000;
  return { ...withinSeconds(result, stage, options.tier, spent), spent };
};

/** The tests that took longest, such as `12.3 s  browser › a title`. */
export const slowestTests = (times: readonly TestTime[], count = 10): readonly string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
