import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";

const headSchema = z.looseObject({
  key: z.string(),
  facts: z.looseObject({ renderedAt: z.number(), freshUntil: z.number(), staleUntil: z.number() }),
});

/** A page as a site has stored it: a line of facts, and the compressed document. */
interface StoredFile {
  readonly file: string;
  /** The internal address of the page. */
  readonly key: string;
  /** All that is in the file. */
  readonly text: string;
  /** Makes the page so many seconds older. */
  readonly age: (seconds: number) => void;
}

const read = (file: string): StoredFile => {
  const bytes = readFileSync(file);
  const end = bytes.indexOf("\n");
  const line = bytes.toString("utf8", 0, end);
  const head = headSchema.parse(JSON.parse(line));
  const age = (seconds: number): void => {
    const { renderedAt, freshUntil, staleUntil } = head.facts;
    const [from, fresh, stale] = [renderedAt, freshUntil, staleUntil].map((time) => time - seconds * 1_000);
    const older = {
      ...head,
      facts: { ...head.facts, renderedAt: from, freshUntil: fresh, staleUntil: stale },
    };
    writeFileSync(file, Buffer.concat([Buffer.from(JSON.stringify(older)), bytes.subarray(end)]));
  };
  return { file, key: head.key, text: line + brotliDecompressSync(bytes.subarray(end + 1)), age };
};

/** The pages that a site has stored on disk. @param folder its `DATA_DIR` */
export const storedPages = (folder: string): readonly StoredFile[] =>
  readdirSync(join(folder, "page-cache"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map(({ parentPath, name }) => read(join(parentPath, name)));
