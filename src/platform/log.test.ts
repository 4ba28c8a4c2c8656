import { expect, test } from "vitest";
import { createLogger } from "./log.ts";

function linesOf(write: (logger: ReturnType<typeof createLogger>) => void, level = "info") {
  const lines: Record<string, unknown>[] = [];
  const collect = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  write(createLogger(level, collect, "r1"));
  return lines;
}

test("a line is JSON with level, time and message", () => {
  const [line] = linesOf((logger) => logger.info({ path: "/x/" }, "page"));
  expect(line).toMatchObject({ level: "info", path: "/x/", msg: "page" });
  expect(Date.parse(String(line?.time))).not.toBeNaN();
});

test("lines below the level are dropped", () => {
  expect(linesOf((logger) => logger.info("quiet"), "warn")).toEqual([]);
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
