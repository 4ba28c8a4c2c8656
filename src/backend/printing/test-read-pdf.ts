import { inflateSync } from "node:zlib";

const winAnsi = new TextDecoder("windows-1252");

export const streamsOfPdf = (file: Buffer): string[] => {
  const source = file.toString("latin1");
  return [...source.matchAll(/\/Length (\d+)[^>]*>>\s*stream\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(file.subarray(start, start + Number(match[1]))).toString("latin1");
    } catch {
      return [];
    }
  });
};

/** The text of one `TJ`: hexadecimal strings with the kerning between them. */
const shownBy = (operand: string): string =>
  [...operand.matchAll(/<([0-9a-f]*)>/gi)]
    .map(([, hex = ""]) => winAnsi.decode(Buffer.from(hex, "hex")))
    .join("");

/** The text of a PDF that our writer made, line by line as it was laid out, with plain spaces: for tests. */
export const linesOfPdf = (file: Buffer): string[] =>
  streamsOfPdf(file).flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, operand = ""]) =>
      shownBy(operand).replaceAll("\u00a0", " "),
    ),
  );

/** All of it in one line, for words that may be broken anywhere. */
export const textOfPdf = (file: Buffer): string => linesOfPdf(file).join(" ").replace(/\s+/g, " ");
