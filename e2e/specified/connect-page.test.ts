import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { runCommand } from "#tools/run-command.ts";
import { variablesForTests } from "#tools/test-stages/variables-for-tests.ts";
import { withAll } from "../support/tiers.ts";

const page = readFileSync(join("docs", "connect.md"), "utf8");

/** What stands in the page to be typed, block by block. */
const blocks = [...page.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, text = ""]) => text.trim());

/** A command that goes on until the test ends, once it has written what it is waited for. */
const start = async (command: string, variables: Readonly<Record<string, string>>, written: string) => {
  const child = spawn("sh", ["-c", command], {
    // A group of its own, so that what it starts ends with it.
    detached: true,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    process.kill(-child.pid, "SIGTERM");
    await ended;
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes(written)) resolve();
      });
    child.once("close", () => reject(new Error(`It ended: ${output}`)));
  });
};

const run = async (command: string, variables: Readonly<Record<string, string>>): Promise<string> => {
  const { code, output } = await runCommand("sh", ["-ec", command], { env: variables });
  expect(code, output).toBe(0);
  return output;
};

/** What shows that each command works, by its beginning. */
const known: Readonly<
  Record<string, (command: string, variables: Record<string, string>) => Promise<unknown>>
> = {
  "node examples/service/start.mjs": (command, variables) => start(command, variables, "listens at"),
  "npm run conform": async (command, variables) => {
    expect(await run(command, variables)).toContain("Nothing breaks");
  },
  "DATA_SERVICE_URL=": async (command, variables) => {
    await start(command, variables, "Volante is ready");
    const list = await fetch(`${variables.SITE_URL}/listado-coches-segunda-mano/?brand=seat`);
    expect(await list.text()).toContain("VSSZZZ1SPEC000000");
  },
  "npm run docs -- api": run,
  "KEY=": async (command, variables) => {
    expect(await run(command, variables)).toContain("Nothing breaks at the level buy");
  },
};

const nameOf = (block: string) => Object.keys(known).find((name) => block.startsWith(name));

test("every command of the page is one that is tried, and each that is tried stands in it", () => {
  expect(blocks.filter((block) => nameOf(block) === undefined)).toEqual([]);
  expect(new Set(blocks.map(nameOf))).toEqual(new Set(Object.keys(known)));
});

test("the service to copy has 400 lines of code at most", () => {
  const files = globSync("examples/service/*.mjs");
  const lines = files.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"));
  expect(files).toContain(join("examples", "service", "start.mjs"));
  expect(lines.length).toBeLessThanOrEqual(400);
});

test("the commands of the page work, in its order", withAll, async () => {
  const [service, site] = [await findFreePort(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), "volante-connect-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL, IMAGE_HOSTS, PAYMENT_HOSTS, ...others } =
    variablesForTests();
  const variables = { ...others, PORT: String(site), SITE_URL: `http://localhost:${site}`, DATA_DIR: folder };
  for (const block of blocks)
    await known[nameOf(block) ?? ""]?.(block.replaceAll("4100", String(service)), variables);
});
