import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unpackEmbedded } from "#backend/store/test-database.ts";
import { bundleProgram, startProgram } from "#tools/test-support/start-program.ts";

const program = `import { serveBackend } from "#backend/http/serve.ts";
  import { fillDatabase } from "#demo/filling/seed-database.ts";
  const fill = (database) => fillDatabase(database, { vehicles: 20 });
  try { await serveBackend({ port: 0, fill }); } catch (error) { process.stdout.write(error.name + ": " + error.message + "\\n"); process.exit(1); }`;

let script: string;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  script = await bundleProgram(program);
  folder = mkdtempSync(join(tmpdir(), "volante-serve-"));
  await unpackEmbedded(join(folder, "pg"));
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that serves; returns its output up to the given text, or all of it when it ends before. */
const start = async (
  until: string,
): Promise<{ child: ChildProcess; output: string; code: Promise<number | null> }> => {
  const variables = { DATABASE_URL: "", SERVICES_HOST: "", DATA_DIR: folder, LOG_LEVEL: "silent" };
  const child = startProgram(script, variables, { showsErrors: false });
  children.push(child);
  const code = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let output = "";
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      output += String(data);
      if (output.includes(until)) resolve();
    });
    child.stdout.once("end", resolve);
  });
  return { child, output, code };
};

test("both services run on one port, alone on their folder, until they are told to end", async () => {
  const first = await start("CONTENT_SERVICE_URL=");
  const [, url] = /^DATA_SERVICE_URL=(http:\/\/localhost:\d+)$/m.exec(first.output) ?? [];
  expect(first.output).toContain(`CONTENT_SERVICE_URL=${url}`);
  const headers = { "accept-language": "pt" };
  const home = await fetch(`${url}/pages/home`, { headers });
  expect(await home.json()).toMatchObject({ data: { slug: "home", locale: "pt" }, status: 200 });
  expect((await fetch(`${url}/dealers/v2`)).status).toBe(200);

  // Browsers reach the provider here, with no storefront before it.
  const session = { headers: { "x-session-id": "s" } };
  const { data } = (await (await fetch(`${url}/users/prelogin`, session)).json()) as {
    data: { formUrl: string };
  };
  expect(data.formUrl).toContain(`${url}/identity/login?state=`);
  const form = await fetch(data.formUrl);
  expect([form.status, form.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);

  // Another address of this very machine.
  const elsewhere = url?.replace("localhost", "127.0.0.2");
  await expect(fetch(`${elsewhere}/healthz`)).rejects.toThrow();

  const second = await start("never");
  expect(second.output).toContain(
    `DatabaseLockedError: The embedded database is held by process ${first.child.pid}`,
  );
  expect(await second.code).toBe(1);

  first.child.kill("SIGTERM");
  expect(await first.code).toBe(0);
  expect(existsSync(join(folder, "pg.lock"))).toBe(false);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
}, 90_000);
