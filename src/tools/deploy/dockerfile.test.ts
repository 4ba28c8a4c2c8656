import { globSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { findBuildInputs } from "../build-inputs.ts";
import { isAdmitted, listContext } from "../containers/list-context.ts";
import { readStages } from "../containers/parse-dockerfile.ts";
import { readComposeFile } from "../test-support/compose-file.ts";

const stages = readStages("Dockerfile");
const image = stages.at(-1)?.instructions ?? [];
const wordsOf = (name: string) => image.find((each) => each.name === name)?.value;
const all = stages.flatMap(({ instructions }) => instructions);

test("it runs as the user whom compose.yaml names, and ends by SIGTERM", () => {
  expect(wordsOf("USER")).toBe("volante");
  expect(image.findLastIndex(({ name }) => name === "RUN")).toBeLessThan(
    image.findIndex(({ name }) => name === "USER"),
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
  const check = wordsOf("HEALTHCHECK")?.replace(/^CMD /, "") ?? "";
  const address = new URL(String((JSON.parse(check) as string[]).at(-1)));
  expect(address.pathname).toBe("/healthz");
  expect(wordsOf("ENV")?.split(" ")).toContain(`HEALTH_PORT=${address.port}`);
  expect(image.some(({ name }) => name === "ENTRYPOINT")).toBe(false);
});

test("what changes lies in the volume of DATA_DIR", () => {
  expect(wordsOf("VOLUME")).toBe("/data");
  expect(wordsOf("ENV")?.split(" ")).toContain("DATA_DIR=/data");
  const mounted = readComposeFile().services["storefront-1"]?.volumes ?? [];
  const [, home] = /^(\S+)$/.exec(wordsOf("WORKDIR") ?? "") ?? [];
  expect(mounted.map((each) => each.split(":")[1])).toEqual(["/data", `${home}/.next/cache/images`]);
});

test("Node is the packages' own, for the processor that the image is built on", () => {
  const steps = image.map(({ value }) => value).join("\n");
  expect(steps).toContain("node_modules/node-linux-*/bin/node /usr/local/bin/node");
  // Debian's is too old for tools, and installs only.
  expect(steps).not.toContain("apt-get");
});

test("nothing goes in but what a build is made from", () => {
  for (const path of [
    ".env",
    ".data/x",
    ".git/HEAD",
    "node_modules/next/package.json",
    "docs/connect.md",
    "e2e/x.ts",
  ])
    expect(isAdmitted(path), path).toBe(false);
  const files = listContext();
  expect(files.filter((path) => /\.test\.tsx?$|(^|\/)\.env/.test(path))).toEqual([]);
  const wanted = ["src/tools/bootstrap.mjs", "tsconfig.json", ...globSync("packages/*/package.json")];
  const inputs = findBuildInputs().filter((path) => statSync(path).isFile());
  expect([...wanted, ...inputs].filter((path) => !files.includes(path))).toEqual([]);
});

test("what is copied comes from the whole context or from a stage", () => {
  const copies = all.filter(({ name }) => name === "COPY" || name === "ADD");
  expect(copies.filter(({ flags }) => flags.length === 0).map(({ value }) => value)).toEqual([". ."]);
  const sources = copies.flatMap(({ flags }) => flags).map((flag) => flag.replace("from=", ""));
  expect([...new Set(sources)]).toEqual(["previous", "build"]);
  expect(stages.slice(0, -1).map(({ name }) => name)).toEqual(["previous", "build"]);
});

test("the key of forms is lent to the build and never written into an instruction", () => {
  const lent = all.filter(({ flags }) =>
    flags.includes("mount=type=secret,id=action_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"),
  );
  expect(lent.map(({ name, value }) => `${name} ${value}`)).toEqual(["RUN npm run build"]);
  const written = all.filter(
    ({ name, value }) => /^(?:ARG|ENV)$/.test(name) && /KEY|SECRET|PASSWORD/.test(value),
  );
  expect(written).toEqual([]);
  expect(readComposeFile().secrets.action_key).toEqual({ environment: "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY" });
});
