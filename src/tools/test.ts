import { stopCommandsOnSignal, wasInterrupted } from "./run-command.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { browserStage } from "./test-stages/browser-stage.ts";
import { buildStage } from "./test-stages/build-stage.ts";
import { enginesStage } from "./test-stages/engines-stage.ts";
import { severalStage } from "./test-stages/several-stage.ts";
import { runStage, type Stage, type StageResult } from "./test-stages/stage.ts";
import { lintStage, repositoryStages, typesStage, unusedStage } from "./test-stages/static-stages.ts";
import { systemStage } from "./test-stages/system-needs.ts";
import { unitStage } from "./test-stages/unit-stage.ts";

const stages: readonly Stage[] = [
  systemStage,
  lintStage,
  ...repositoryStages,
  unusedStage,
  typesStage,
  unitStage,
  buildStage,
  severalStage,
  browserStage,
  enginesStage,
];

const chooseStages = (args: readonly string[]): readonly Stage[] => {
  const [option, list, ...rest] = args;
  if (option === undefined) return stages;
  const names = option === "--only" && rest.length === 0 ? (list ?? "").split(",") : [];
  const chosen = stages.filter((stage) => names.includes(stage.name));
  if (chosen.length > 0 && chosen.length === names.length) return chosen;
  const known = stages.map((stage) => stage.name).join(", ");
  throw new ToolError(`Usage: npm test -- --only <stage>[,<stage>]. Stages: ${known}.`);
};

const showResult = (
  name: string,
  { passed, failed, report, note = "" }: StageResult,
  seconds: number,
): void => {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(note === "" ? [] : [note]),
  ];
  console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(15)} ${counts.join(", ")} (${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(`\n${report.trimEnd()}\n`);
};

await runTool(async () => {
  const chosen = chooseStages(process.argv.slice(2));
  stopCommandsOnSignal();
  let [passed, failed] = [0, 0];
  for (const stage of chosen) {
    if (wasInterrupted()) throw new ToolError("Interrupted.");
    const started = performance.now();
    const result = await runStage(stage);
    showResult(stage.name, result, (performance.now() - started) / 1000);
    passed += result.passed;
    failed += result.failed;
  }
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});
