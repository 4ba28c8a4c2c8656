import { readFileSync, writeFileSync } from "node:fs";
import { colours } from "#platform/colours.ts";

const file = "src/styles/colours.css";

const variables = (scheme: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(scheme)
    .map(([name, colour]) => `${indent}--${name}: ${colour};\n`)
    .join("");

/** The stylesheet of the shop's colours. */
export const coloursCss = (): string =>
  `/* Made of src/platform/colours.ts by src/tools/write-colours.ts, as every build does. */
@layer base {
  :root {
${variables(colours.light, "    ")}  }

  @media (prefers-color-scheme: dark) {
    :root {
${variables(colours.dark, "      ")}    }
  }
}
`;

/** Writes it where stylesheets import it from; a file that is as it should be is left alone. */
export const writeColours = (): void => {
  const css = coloursCss();
  if (readFileSync(file, "utf8") !== css) writeFileSync(file, css);
};
