import { parseArgs } from "node:util";
import { stopCommandsOnSignal, wasInterrupted } from "./run-command.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { enginesStage } from "./test-stages/engines-stage.ts";
import { openApiStage } from "./test-stages/openapi-stage.ts";
import {
  browserStage,
  buildStage,
  httpStage,
  specifiedStage,
  unitStage,
} from "./test-stages/running-stages.ts";
import {
  type RunOptions,
  runStage,
  type Stage,
  type StageResult,
  slowestTests,
  type TestTime,
} from "./test-stages/stage.ts";
import { lintStage, repositoryStages, typesStage, unusedStage } from "./test-stages/static-stages.ts";
import { systemStage } from "./test-stages/system-needs.ts";

/**
 * Groups in their order; the lanes of a group run side by side, the stages of a lane one after the other. Neither the checks and the
 * build nor the unit tests use two cores fully.
 */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [[systemStage]],
  [[lintStage, ...repositoryStages, openApiStage, unusedStage, typesStage, buildStage], [unitStage]],
  [[httpStage, specifiedStage, browserStage, enginesStage]],
];

const stages = groups.flat(2);

/** Stages whose tests `--shard` divides; what is not divided runs in the first part, and what others need in each. */
const divided: readonly Stage[] = [unitStage, httpStage, specifiedStage, browserStage, enginesStage];
const needed: readonly Stage[] = [systemStage, buildStage];

const usage = `Usage: npm test -- [--all] [--only <stage>[,<stage>]] [--shard <part>/<parts>]. Stages: ${stages
  .map(({ name }) => name)
  .join(", ")}.`;

const readOptions = (args: readonly string[]) => {
  try {
    const options = {
      all: { type: "boolean" },
      only: { type: "string" },
      shard: { type: "string" },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ToolError(usage);
  }
};

const chooseStages = (only: string | undefined, shard: string | undefined): readonly Stage[] => {
  const isFirst = shard === undefined || shard.startsWith("1/");
  if (only === undefined)
    return stages.filter((stage) => isFirst || divided.includes(stage) || needed.includes(stage));
  const names = only.split(",");
  const chosen = stages.filter(({ name }) => names.includes(name));
  if (chosen.length !== names.length) throw new ToolError(usage);
  return chosen;
};

const showResult = (
  name: string,
  { passed, failed, report, note = "" }: StageResult,
  spent: number,
): void => {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(note === "" ? [] : [note]),
  ];
  console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(15)} ${counts.join(", ")} (${spent.toFixed(1)} s)`);
  if (failed > 0) console.log(`\n${report.trimEnd()}\n`);
};

await runTool(async () => {
  const { all = false, only, shard } = readOptions(process.argv.slice(2));
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw new ToolError(usage);
  const options: RunOptions = { tier: all ? "all" : "default", shard };
  const chosen = chooseStages(only, shard);
  stopCommandsOnSignal();
  let [passed, failed] = [0, 0];
  const times: TestTime[] = [];
  const runLane = async (lane: readonly Stage[]): Promise<void> => {
    for (const stage of lane.filter((each) => chosen.includes(each))) {
      if (wasInterrupted()) throw new ToolError("Interrupted.");
      const result = await runStage(stage, options);
      showResult(stage.name, result, result.spent);
      passed += result.passed;
      failed += result.failed;
      times.push(...(result.times ?? []).map((time) => ({ ...time, name: `${stage.name}: ${time.name}` })));
    }
  };
  for (const lanes of groups) await Promise.all(lanes.map(runLane));
  if (times.length > 0) console.log(`\nSlowest tests:\n${slowestTests(times).join("\n")}`);
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});
