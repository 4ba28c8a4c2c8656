import { ToolError } from "../run-tool.ts";

/** A source file and its text. */
export type Source = Readonly<{ path: string; text: string }>;

/**
 * The one file that holds a text, so that a patch finds its place after files were renamed.
 * @throws ToolError when no file holds it, or it stands more than once
 */
export const findPlace = (sources: readonly Source[], find: string): Source => {
  const holders = sources.filter(({ text }) => text.includes(find));
  const [holder] = holders;
  if (holder === undefined) throw new ToolError(`No source file holds: ${find}`);
  if (holders.length > 1 || holder.text.split(find).length > 2)
    throw new ToolError(`More than one place holds: ${find} (${holders.map(({ path }) => path).join(", ")})`);
  return holder;
};
