import { expect, test } from "vitest";
import { createLogger } from "./log.ts";

const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void, level = "info") => {
  const lines: Record<string, unknown>[] = [];
  const collect = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  write(createLogger(level, collect).child({ requestId: "r1" }));
  return lines;
};

test("a line is JSON with level, time and message", () => {
  const [line] = linesOf((logger) => logger.info({ path: "/x/" }, "page"));
  expect(line).toMatchObject({ level: "info", path: "/x/", msg: "page" });
  expect(line?.time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
});

test("lines below the level are dropped", () => {
  expect(linesOf((logger) => logger.info("quiet"), "warn")).toEqual([]);
});

test("nobody writes a line of their own", () => {
  const forged = 'a\r\n{"level":"fatal","msg":"forged"}\u001b[2J\u2028\u2029\u0085\u009b2J\u007f';
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => lines.push(line) }).child({
    requestId: "r1",
  });
  logger.warn({ path: forged, [forged]: 1 }, forged);
  logger.error({ err: new Error(forged) }, "failed");
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(line.trimEnd()).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
    expect(JSON.parse(line)).toMatchObject({ requestId: "r1" });
  }
});

test("fields, messages and errors carry no personal data or secret", () => {
  const error = Object.assign(new Error("no such user ana@example.com"), {
    cause: new Error("Bearer abc"),
    headers: { authorization: "Bearer abc" },
  });
  const lines = linesOf((logger) => {
    logger.warn({ user: { phone: "600000000" } }, "mail to ana@example.com");
    logger.error({ err: error }, "failed");
    logger.info("%s", "ana@example.com");
    logger.error(error);
  });
  const text = JSON.stringify(lines);
  expect(lines.map((line) => line.requestId)).toEqual(["r1", "r1", "r1", "r1"]);
  expect(text).not.toMatch(/ana@|Bearer abc|600000000/);
  expect(text).toContain("no such user");
  expect(text).toContain("stack");
});
