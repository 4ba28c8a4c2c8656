/** Maximum number of fields of a form: of any page, and of one that carries a picture. */
export const mostFields = { page: 500, picture: 16 } as const;

/** Takes the next piece of a body, and returns how many fields may have started so far: never fewer than a parser finds. */
export type FieldCount = (piece: Uint8Array) => number;

const countEach = (mark: Buffer): FieldCount => {
  let count = 0;
  let rest: Buffer = Buffer.alloc(0);
  return (piece) => {
    const text = Buffer.concat([rest, piece]);
    let at = text.indexOf(mark);
    let read = 0;
    for (; at !== -1; at = text.indexOf(mark, read)) {
      count += 1;
      read = at + mark.byteLength;
    }
    // A mark may be divided between two pieces.
    rest = text.subarray(Math.max(read, text.byteLength - mark.byteLength + 1));
    return count;
  };
};

/** One boundary, so that every parser takes the same. */
const boundaryOf = (contentType: string): string | undefined => {
  if ((contentType.match(/boundary\s*=/gi)?.length ?? 0) !== 1) return undefined;
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;",\\]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  return quoted ?? bare;
};

/**
 * Counts a form's fields while its body passes, so that one with too many is not parsed: parsing takes far longer than
 * sending. Undefined for what is no form, "unreadable" for one whose header has no usable boundary.
 */
export const countFields = (contentType: string): FieldCount | "unreadable" | undefined => {
  if (/^\s*application\/x-www-form-urlencoded\b/i.test(contentType)) return countEach(Buffer.from("&"));
  if (!/^\s*multipart\/form-data\b/i.test(contentType)) return undefined;
  const boundary = boundaryOf(contentType);
  return boundary === undefined ? "unreadable" : countEach(Buffer.from(`--${boundary}`, "latin1"));
};
