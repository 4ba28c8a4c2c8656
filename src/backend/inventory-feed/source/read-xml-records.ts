import { Parser } from "htmlparser2";
import { FeedError } from "../feed-error.ts";
import { columnKey } from "../map/column-keys.ts";
import { type FeedPart, isBlankRow, type RecordOptions } from "./feed-record.ts";
import { CutError } from "./open-source.ts";

/** Bounds of one row: a feed of a few elements within elements, with some thousand characters each. */
const most = { characters: 1_000_000, depth: 20 };

/** The elements before the first row in which RSS and Atom say when they were written. */
const times: ReadonlySet<string> = new Set(["lastbuilddate", "updated"]);

/** `g:image_link` is image_link. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * The rows of XML: each element `item` with the texts of its elements, whose names are columns, with a point between those within one
 * another. `<component name="city">` has its `name` for a name. Elements that repeat are joined by line breaks. The parser knows the
 * five entities of XML and no others, and a document type is refused, so that nothing can multiply.
 * @throws FeedError without an item, and for a document type
 */
export const readXmlRecords = async function* (
  text: AsyncGenerator<string>,
  { item, head, onTime }: Pick<RecordOptions, "item" | "head" | "onTime">,
): AsyncGenerator<FeedPart> {
  if (item === undefined) throw new FeedError(["it is XML: item of the map says which element is a vehicle"]);
  const reader = new ItemReader(item, onTime);
  let isFirst = true;
  try {
    for await (const piece of text) {
      for (const part of reader.read(piece)) {
        if (isFirst && part.kind === "row") head([...part.record.cells.keys()], false);
        isFirst &&= part.kind !== "row";
        yield part;
      }
    }
    yield* reader.end();
  } catch (error) {
    if (!(error instanceof CutError)) throw error;
    yield { kind: "cut", line: reader.line, problem: error.message };
  }
};

class ItemReader {
  readonly #item: string;
  readonly #parser: Parser;
  readonly #onTime: RecordOptions["onTime"];
  #parts: FeedPart[] = [];
  /** The elements around the present place, from the outermost on. */
  #path: { readonly name: string; text: string }[] = [];
  /** How many of them are around the row that is read; undefined outside of rows. */
  #depth: number | undefined;
  #cells = new Map<string, string>();
  #isBroken = false;
  #isEnding = false;
  /** Characters since the row began, or since anything was seen. */
  #characters = 0;
  #piece = "";
  #start = 0;
  #counted = 0;
  #lines = 1;

  constructor(item: string, onTime: RecordOptions["onTime"]) {
    this.#item = item;
    this.#onTime = onTime;
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes.name),
        ontext: (data) => this.#take(data),
        onclosetag: (_, isImplied) => this.#close(isImplied),
        onprocessinginstruction: (name) => {
          if (name.toLowerCase() === "!doctype")
            throw new FeedError(["it is XML with a document type, which is not read"]);
        },
      },
      { xmlMode: true },
    );
  }

  /** The line that has been read last. */
  get line(): number {
    const end = Math.max(0, this.#parser.endIndex - this.#start);
    if (end > this.#counted) this.#lines += this.#piece.slice(this.#counted, end).split("\n").length - 1;
    this.#counted = Math.max(this.#counted, end);
    return this.#lines;
  }

  read(piece: string): readonly FeedPart[] {
    this.#lines += this.#piece.slice(this.#counted).split("\n").length - 1;
    this.#start += this.#piece.length;
    this.#piece = piece;
    this.#counted = 0;
    this.#characters += piece.length;
    this.#parser.write(piece);
    if (this.#characters > most.characters)
      throw new CutError(`a vehicle has more than ${most.characters} characters`);
    return this.#parts.splice(0);
  }

  end(): readonly FeedPart[] {
    const { line } = this;
    const isOpen = this.#path.length > 0;
    this.#isEnding = true;
    this.#parser.end();
    if (isOpen) this.#parts.push({ kind: "cut", line, problem: "its last element is never closed" });
    return this.#parts.splice(0);
  }

  #open(name: string, named: string | undefined): void {
    if (this.#depth === undefined && localName(name) === this.#item) {
      this.#depth = this.#path.length + 1;
      this.#cells = new Map();
      this.#isBroken = false;
      this.#characters = this.#piece.length;
    }
    this.#path.push({ name: named ?? localName(name), text: "" });
    if (this.#path.length > most.depth)
      throw new FeedError([`it has more than ${most.depth} elements within one another`]);
  }

  #take(data: string): void {
    const element = this.#path.at(-1);
    if (element === undefined) return;
    if (this.#depth === undefined) this.#characters = this.#piece.length;
    if (element.text.length < most.characters) element.text += data;
  }

  #close(isImplied: boolean): void {
    const element = this.#path.pop();
    if (element === undefined || this.#isEnding) return;
    if (this.#depth === undefined) {
      const time = Date.parse(element.text);
      if (times.has(element.name.toLowerCase()) && !Number.isNaN(time)) this.#onTime?.(new Date(time));
      return;
    }
    this.#isBroken ||= isImplied;
    if (this.#path.length >= this.#depth) {
      this.#note([...this.#path.slice(this.#depth), element].map(({ name }) => name).join("."), element.text);
      return;
    }
    this.#depth = undefined;
    const { line } = this;
    if (this.#isBroken) this.#parts.push({ kind: "broken", line, problem: "an element is never closed" });
    else if (!isBlankRow([...this.#cells.values()]))
      this.#parts.push({ kind: "row", record: { line, cells: this.#cells } });
  }

  #note(column: string, text: string): void {
    if (text.trim() === "") return;
    const key = columnKey(column);
    const earlier = this.#cells.get(key);
    this.#cells.set(key, earlier === undefined ? text : `${earlier}\n${text}`);
  }
}
