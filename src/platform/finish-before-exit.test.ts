import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const program = JSON.stringify(new URL("finish-before-exit.ts", import.meta.url).href);

/** A server that ends as the framework's does: it closes on SIGTERM and exits as soon as it is closed. */
const serve = async (work: string) => {
  const script = `
    import { createServer } from "node:http";
    import { setTimeout as pause } from "node:timers/promises";
    const { finishBeforeExit } = await import(${program});
    const say = (word) => process.stdout.write(word + "\\n");
    ${work}
    const server = createServer(async (request, response) => { await pause(600); say("answered"); response.end("ok"); });
    process.on("SIGTERM", () => server.close(() => { say("closed"); process.exit(0); }));
    server.listen(0, "127.0.0.1", () => say("port " + server.address().port));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let said = "";
  child.stdout.on("data", (data) => {
    said += data;
  });
  await once(child.stdout, "data");
  const port = /port (\d+)/.exec(said)?.[1];
  return { child, port, words: () => said.trim().split("\n").slice(1) };
};

const tidy = `finishBeforeExit({
  meanwhile: async () => { say("begun"); await pause(300); say("done"); },
  afterwards: async () => { say("tidy"); },
});`;

test("without it the process ends before its work does", async () => {
  const { child, words } = await serve(
    "process.on('SIGTERM', async () => { await pause(300); say('done'); });",
  );
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(words()).toEqual(["closed"]);
});

test("work is begun at once, the rest comes when requests and work are finished, then the process ends", async () => {
  const { child, port, words } = await serve(tidy);
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  setTimeout(() => child.kill("SIGTERM"), 200);
  expect(await answer).toBe("ok");
  await once(child, "exit");
  expect(words()).toEqual(["begun", "done", "answered", "tidy", "closed"]);
});

test("where nobody asks anything, the process still ends after its work", async () => {
  const { child, words } = await serve(tidy);
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(words()).toEqual(["begun", "done", "tidy", "closed"]);
});

test("work that fails keeps nobody from ending", async () => {
  const { child, words } = await serve(
    "finishBeforeExit({ meanwhile: async () => { throw new Error('expected'); }, afterwards: async () => say('tidy') });",
  );
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  expect(words().filter((line) => !line.startsWith("{"))).toEqual(["tidy", "closed"]);
});
