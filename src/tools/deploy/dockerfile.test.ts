import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findBuildInputs } from "../build-inputs.ts";
import { readComposeFile } from "../test-support/compose-file.ts";

/** The instructions, each on one line; those of the last stage are the image's. */
const instructions = readFileSync("Dockerfile", "utf8")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "");
const image = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));
const wordsOf = (name: string) => image.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);

const [first, ...ignoreRules] = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const admitted = ignoreRules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1));
const isAdmitted = (path: string) =>
  admitted.some((each) => path === each || path.startsWith(`${each}/`)) &&
  !/\.test\.tsx?$|(^|\/)\.env/.test(path);

test("it runs as the user whom compose.yaml names, and ends by SIGTERM", () => {
  expect(wordsOf("USER")).toBe("volante");
  expect(image.findLastIndex((line) => line.startsWith("RUN "))).toBeLessThan(
    image.findIndex((line) => line.startsWith("USER ")),
  );
  const [, group, user] =
    /groupadd --gid (\d+) volante .*useradd --uid (\d+) /.exec(wordsOf("RUN") ?? "") ?? [];
  expect(readComposeFile().services["storefront-1"]?.user).toBe(`${user}:${group}`);
  expect(wordsOf("STOPSIGNAL")).toBe("SIGTERM");
});

test("commands are in exec form and start the site itself, so that signals reach it", () => {
  expect(JSON.parse(wordsOf("CMD") ?? "")).toEqual([
    "node",
    "--conditions=react-server",
    "src/tools/start.ts",
  ]);
  const [, check = ""] = / CMD (\[.*\])$/.exec(wordsOf("HEALTHCHECK") ?? "") ?? [];
  const address = new URL(String((JSON.parse(check) as string[]).at(-1)));
  expect(existsSync(`src/app${address.pathname}/route.ts`)).toBe(true);
  expect(wordsOf("ENV")?.split(" ")).toContain(`PORT=${address.port}`);
  expect(image.some((line) => line.startsWith("ENTRYPOINT"))).toBe(false);
});

test("what changes lies in the volume of DATA_DIR", () => {
  expect(wordsOf("VOLUME")).toBe("/data");
  expect(wordsOf("ENV")?.split(" ")).toContain("DATA_DIR=/data");
  const mounted = readComposeFile().services["storefront-1"]?.volumes ?? [];
  const [, home] = /^(\S+)$/.exec(wordsOf("WORKDIR") ?? "") ?? [];
  expect(mounted.map((each) => each.split(":")[1])).toEqual(["/data", `${home}/.next/cache/images`]);
});

test("Node is the packages' own, for the processor that the image is built on", () => {
  expect(image.join("\n")).toContain("node_modules/node-linux-*/bin/node /usr/local/bin/node");
  // Debian's is too old for tools, and installs only.
  expect(image.join("\n")).not.toContain("apt-get");
});

test("nothing goes in but what a build is made from", () => {
  expect(first).toBe("*");
  expect(ignoreRules).toEqual(expect.arrayContaining(["**/*.test.ts", "**/*.test.tsx", "**/.env*"]));
  for (const path of admitted) expect(existsSync(path), path).toBe(true);
  for (const path of [".env", ".data", ".git", "node_modules", "docs", "e2e", "src/platform/env.test.ts"])
    expect(isAdmitted(path), path).toBe(false);
  expect(findBuildInputs().filter((path) => !isAdmitted(path))).toEqual([]);
  for (const path of ["src/tools/bootstrap.mjs", "tsconfig.json", "public/pictures", ...globSync("packages/*/package.json")])
    expect(isAdmitted(path), path).toBe(true);
});

test("what is copied comes from the whole context or from a stage", () => {
  const copies = instructions.filter((line) => /^(?:COPY|ADD) /.test(line));
  expect(copies.filter((line) => !line.startsWith("COPY --from="))).toEqual(["COPY . ."]);
  const stages = instructions.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);
  for (const line of copies.filter((each) => each.includes("--from=")))
    expect(stages, line).toContain(/--from=(\S+)/.exec(line)?.[1]);
});

test("the key of forms is lent to the build and never written into an instruction", () => {
  const text = instructions.join("\n");
  expect(text).toContain("type=secret,id=action_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY");
  expect(instructions.filter((line) => /^(?:ARG|ENV) .*(?:KEY|SECRET|PASSWORD)/.test(line))).toEqual([]);
  expect(readComposeFile().secrets.action_key).toEqual({ environment: "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY" });
});
