/** What one stage of `npm test` found. `report` is shown only when something failed. */
export type StageResult = Readonly<{ passed: number; failed: number; report: string; note?: string }>;

export type Stage = Readonly<{ name: string; run: () => Promise<StageResult> }>;

/** The result of something that counts as one test. */
export const oneTest = (report: string): StageResult =>
  report === "" ? { passed: 1, failed: 0, report } : { passed: 0, failed: 1, report };

/** Adds something that whoever reads the run has to know. */
export const withNote = (result: StageResult, added: string): StageResult => ({
  ...result,
  note: [result.note ?? "", added].filter((note) => note !== "").join(", "),
});

/** Said where tests cannot have PostgreSQL. */
export const withoutPostgres = "no PostgreSQL: embedded database only";

/** Runs a stage; one that throws has failed. */
export const runStage = async (stage: Stage): Promise<StageResult> => {
  try {
    return await stage.run();
  } catch (error) {
    return oneTest(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};
