import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildOpenApi, type DocumentName } from "#contract/openapi.ts";
import { type CommandOutcome, runCommand } from "../run-command.ts";

/** Neither reports its use nor looks for news of itself. */
const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };

/**
 * Runs a command of Redocly on OpenAPI documents of the services.
 * @param names the documents, which are written to temporary files
 */
export const runRedocly = async (
  command: string,
  names: readonly DocumentName[],
  ...options: readonly string[]
): Promise<CommandOutcome> => {
  const folder = mkdtempSync(join(tmpdir(), "volante-openapi-"));
  try {
    const files = names.map((name) => join(folder, `${name}.json`));
    for (const [index, file] of files.entries()) {
      const document = buildOpenApi(names[index] ?? "both", { url: "https://services.volante.test" });
      writeFileSync(file, JSON.stringify(document, undefined, 2));
    }
    const config = join("src", "tools", "openapi", "redocly.yaml");
    const args = [command, ...files, "--config", config, ...options];
    return await runCommand(join("node_modules", ".bin", "redocly"), args, {
      env: quiet,
      timeoutMs: 5 * 60_000,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
