export type RichTextBlock = { type: "p" | "h2" | "h3"; text: string } | { type: "ul"; items: string[] };

/**
 * Parses a text into blocks: `## ` is a heading, `### ` a smaller one, lines that start with `- ` are a list, every other line is a
 * paragraph. Blank lines only separate.
 */
export const readBlocks = (text: string): RichTextBlock[] => {
  const blocks: RichTextBlock[] = [];
  let list: string[] | undefined;
  for (const line of text.split("\n").map((part) => part.trim())) {
    if (line.startsWith("- ")) {
      if (list) list.push(line.slice(2));
      else {
        list = [line.slice(2)];
        blocks.push({ type: "ul", items: list });
      }
      continue;
    }
    list = undefined;
    if (line.startsWith("### ")) blocks.push({ type: "h3", text: line.slice(4) });
    else if (line.startsWith("## ")) blocks.push({ type: "h2", text: line.slice(3) });
    else if (line !== "") blocks.push({ type: "p", text: line });
  }
  return blocks;
};
