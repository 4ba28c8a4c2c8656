import { runTool } from "./run-tool.ts";

/** `npm run conform`: whether two services are what the storefront needs. Exits with 1 when something breaks. */
await runTool(async () => {
  const { readOptions } = await import("./conform/read-options.ts");
  const options = readOptions(process.argv.slice(2));
  if (options.help !== undefined) {
    console.log(options.help);
    return;
  }
  const { conform } = await import("./conform/conform.ts");
  const { printReport } = await import("./conform/print-report.ts");
  const report = await conform(options);
  console.log(options.json ? JSON.stringify(report, undefined, 2) : printReport(report));
  process.exitCode = report.holds ? 0 : 1;
});
