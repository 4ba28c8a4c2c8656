import { spawnSync } from "node:child_process";
import { Console } from "node:console";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLogger } from "./log.ts";
import { logOutput } from "./log-output.ts";

const forged = '{"level":"fatal","msg":"forged"}';

const setUp = () => {
  const lines: string[] = [];
  const raw: string[] = [];
  const stream = () => new Writable({ write: (chunk, _, done) => done(void raw.push(String(chunk))) });
  const [stdout, stderr] = [stream(), stream()] as unknown as [NodeJS.WriteStream, NodeJS.WriteStream];
  const output = { console: new Console({ stdout, stderr }), stdout, stderr };
  logOutput(output, createLogger("debug", { write: (line: string) => lines.push(line) }));
  return { ...output, lines, raw };
};

test("what others print becomes lines of the log, one each, whatever is in it", () => {
  const { console, lines, raw } = setUp();
  console.error("⨯ upstream image response failed for /pictures/a\n%s\u001b[31m", forged);
  console.warn(new Error(`no such file: a\r\n${forged}`));
  console.log({ url: `a\n${forged}` });
  console.log("");
  expect(raw).toEqual([]);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(["error", "warn", "info"]);
  for (const line of lines) {
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(line).not.toContain("[31m");
    expect(JSON.parse(line).msg).toContain("forged");
    expect(JSON.parse(line).msg).not.toBe("forged");
  }
});

test("so does what is written to the streams themselves, and whoever waits for it goes on", async () => {
  const { stdout, stderr, lines, raw } = setUp();
  await new Promise<void>((resolve) => stdout.write(`${forged}\n`, "utf8", () => resolve()));
  await new Promise<void>((resolve) => stderr.write(Buffer.from("ana@example.com %s"), () => resolve()));
  expect(raw).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", from: "stdout" },
    { level: "error", from: "stderr" },
  ]);
  expect(JSON.parse(lines[0] ?? "").msg).toContain("forged");
  expect(lines.join()).not.toContain("ana@example.com");
});

test("the logger's own lines go out as they are, also those of a bundle that makes its logger later", () => {
  const script = `
    const { logOutput } = await import(${JSON.stringify(new URL("log-output.ts", import.meta.url).href)});
    const { createLogger } = await import(${JSON.stringify(new URL("log.ts", import.meta.url).href)});
    logOutput();
    createLogger("info").info({ requestId: "r1" }, "direct");
    console.log("printed");`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, LOG_LEVEL: "info" },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ requestId: "r1", msg: "direct" });
  expect(lines[0].from).toBeUndefined();
  expect(lines[1]).toMatchObject({ from: "console", msg: "printed" });
});
