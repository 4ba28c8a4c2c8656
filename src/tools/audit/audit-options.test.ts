import { expect, test } from "vitest";
import { readAuditOptions } from "./audit-options.ts";

test("without options everything is looked at", () => {
  const { isWanted, isCrawled, share, state, attacks } = readAuditOptions([]);
  expect([isWanted("crawl"), isWanted("states"), isWanted("attacks"), isCrawled]).toEqual(
    Array(4).fill(true),
  );
  expect(share).toEqual({ from: 0, to: 1 });
  expect(state).toBe("");
  expect(attacks.length).toBeGreaterThan(5);
});

test.each([
  ["files", true, true],
  ["states", false, false],
  ["attacks,files", true, true],
])("of --only %s the files are wanted: %s, the pages read: %s", (only, areFiles, isCrawled) => {
  const options = readAuditOptions(["--only", only]);
  expect([options.isWanted("files"), options.isCrawled]).toEqual([areFiles, isCrawled]);
});

test("shares, states and attacks are named", () => {
  const options = readAuditOptions(["--shard", "2/4", "--state=menu", "--attack", "hosts,lying"]);
  expect(options.share).toEqual({ from: 0.25, to: 0.5 });
  expect(options.state).toBe("menu");
  expect(options.attacks.map(({ name }) => name)).toEqual(["hosts", "lying"]);
});

test.each([
  [["--only", "file"], "Usage: npm run audit"],
  [["--only"], "Usage: npm run audit"],
  [["--shard", "3/2"], "--shard takes two whole numbers"],
  [["--shard", "0/2"], "--shard takes two whole numbers"],
  [["--attack", "none"], 'There is no attack "none"'],
  [["--workers", "17"], "--workers takes a whole number"],
])("%j is refused", (args, message) => {
  expect(() => readAuditOptions(args)).toThrow(message);
});
