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
