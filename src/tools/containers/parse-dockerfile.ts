import { readFileSync } from "node:fs";

export type Instruction = Readonly<{
  /** As written in capitals, such as `RUN`. */
  name: string;
  /** What stands behind the dashes, such as `from=build`. */
  flags: readonly string[];
  value: string;
}>;

export type Stage = Readonly<{
  /** What it begins with: an image, or an earlier stage. */
  from: string;
  /** Its own name, if it has one. */
  name?: string | undefined;
  instructions: readonly Instruction[];
}>;

const parseLine = (line: string): Instruction => {
  const [, name = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  const [, flags = "", value = ""] = /^((?:--\S+\s+)*)(.*)$/.exec(rest) ?? [];
  return { name, value, flags: flags.split(/\s+/).flatMap((flag) => (flag === "" ? [] : [flag.slice(2)])) };
};

/** The instructions of a Dockerfile, each on one line, without comments. */
const readInstructions = (file: string): readonly Instruction[] =>
  readFileSync(file, "utf8")
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "")
    .map(parseLine);

/**
 * The stages of a Dockerfile, in order.
 * @param given values of its `ARG`s that have no default, or another one
 */
export const readStages = (file: string, given: Readonly<Record<string, string>> = {}): readonly Stage[] => {
  const values: Record<string, string> = {};
  const stages: { from: string; name?: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of readInstructions(file)) {
    const { name, value } = instruction;
    const present = stages.at(-1);
    if (name === "ARG" && present === undefined) {
      const [variable = "", usual = ""] = value.split("=");
      values[variable] = given[variable] ?? usual;
    } else if (name === "FROM") {
      const [from = "", , own] = value.split(/\s+/);
      stages.push({
        from: from.replace(/\$\{(\w+)\}/g, (_, variable: string) => values[variable] ?? ""),
        name: own,
        instructions: [],
      });
    } else present?.instructions.push(instruction);
  }
  return stages;
};
