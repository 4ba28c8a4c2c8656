import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Loads modules that measure, starts telemetry as a process does, and prints how much of OpenTelemetry was loaded. */
const script = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => {
    if (url.includes("@opentelemetry")) loaded.push(url);
    return next(url, context);
  } });
  for (const part of [
    "#platform/log.ts",
    "#platform/telemetry/metrics.ts",
    "#platform/rate-limit/take-permit.ts",
    "#backend/store/trace-queries.ts",
    "#api/transport-http.ts",
    "#api/resilience.ts",
  ]) await import(part);
  const { startTelemetry } = await import("#platform/telemetry/start-telemetry.ts");
  await startTelemetry({ service: "volante", callers: "visitors" });
  process.stdout.write(String(loaded.length));
  process.exit(0);`;

const modulesLoaded = async (variables: Readonly<Record<string, string>>): Promise<number> => {
  const environment = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: "", METRICS_PORT: "", ...variables };
  const flags = ["--conditions=react-server", "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: root, env: environment });
  return Number(stdout);
};

test("nothing of OpenTelemetry is loaded until somebody wants traces or metrics", async () => {
  const [unwanted, wanted] = await Promise.all([
    modulesLoaded({}),
    modulesLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" }),
  ]);
  expect(unwanted).toBe(0);
  expect(wanted).toBeGreaterThan(10);
});

test("one folder knows OpenTelemetry, and it is brought when it is wanted only, so no bundle has it", () => {
  const folder = "src/platform/telemetry/opentelemetry/";
  const files = globSync(["middleware.ts", "src/**/*.{ts,tsx}"], { cwd: root }).filter(
    (path) => !path.includes(".test.") && !path.startsWith("src/tools/"),
  );
  expect(files.length).toBeGreaterThan(500);
  const importing = (pattern: RegExp) =>
    files.filter((path) => !path.startsWith(folder) && pattern.test(readFileSync(`${root}/${path}`, "utf8")));
  expect(importing(/from "@opentelemetry\/|import\("@opentelemetry\//)).toEqual([]);
  expect(importing(/from "[^"]*\/opentelemetry\//)).toEqual([]);
  expect(importing(/import\("[^"]*\/opentelemetry\//)).toEqual(["src/platform/telemetry/start-telemetry.ts"]);
});
