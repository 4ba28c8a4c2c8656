import { defaultOf, environmentSchema, notesOf, type VariableName } from "#platform/env-schema.ts";

const lineWidth = 110;

/** Names of the variables that a person may set, in the schema's order. */
const documentedVariables = (): readonly VariableName[] => {
  const names = Object.keys(environmentSchema.shape) as VariableName[];
  return names.filter((name) => notesOf(name).byRuntime !== true);
};

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const exampleEntry = (name: VariableName): string => {
  const { description, expected, example, readBy, awaited } = notesOf(name);
  const readers = readBy?.join(", ") ?? `nothing yet; awaited by the issue "${awaited}"`;
  const sentences = [`${description} Form: ${expected}.`, `Read by ${readers}.`];
  const comment = sentences.flatMap((text) => wrap(text, lineWidth - 2)).map((line) => `# ${line}`);
  return [...comment, `# ${name}=${defaultOf(name) || (example ?? "")}`].join("\n");
};

/** The text of `.env.example`: every variable with its comment, commented out, at its default or an example. */
export const renderEnvExample = (): string => {
  const head =
    "# Nothing here is needed to start. Copy this file to .env and take the comment sign from what you set.\n" +
    "# Written from src/platform/env-schema.ts by `npm run docs`.";
  return `${[head, ...documentedVariables().map(exampleEntry)].join("\n\n")}\n`;
};
