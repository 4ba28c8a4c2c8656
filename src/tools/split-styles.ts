import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import selectorParser, { type Selector, type Node as SelectorNode } from "postcss-selector-parser";
import { anywhere } from "#platform/first-paint/names-on-page.ts";
import { type SplitStyles, type StylePiece, stylePiecesFile } from "#platform/first-paint/style-pieces.ts";
import { ToolError } from "./run-tool.ts";

/** What a page is in only once somebody does something, by which time its stylesheets are there. */
const laterStates =
  /^:(?:hover|active|focus|focus-visible|focus-within|popover-open|modal|fullscreen|autofill|user-valid|user-invalid)$|^::(?:backdrop|selection|view-transition)/;

/** Pseudo-classes whose arguments name nothing that must be there. */
const openPseudos = /^:(?:not|nth-[a-z-]+)$|^::/;

/** States that an attribute in the page gives; until somebody acts, nothing else does. */
const statesByAttribute = new Set([":checked", ":disabled"]);

const nameOf = (node: SelectorNode): string | undefined => {
  if (node.type === "tag") return node.value.toLowerCase();
  if (node.type === "class") return `.${node.value}`;
  if (node.type === "id") return `#${node.value}`;
  if (node.type !== "attribute") return undefined;
  const name = node.attribute.toLowerCase();
  return node.operator === "=" ? `[${name}=${node.value}]` : `[${name}]`;
};

/** Whether an attribute stands on the document's element, where our inline script writes some before the page is seen. */
const isOfDocument = (node: SelectorNode): boolean => {
  const before = (each: SelectorNode | undefined): boolean =>
    each !== undefined &&
    each.type !== "combinator" &&
    (each.value === ":root" || each.value === "html" || before(each.prev()));
  return node.type === "attribute" && before(node);
};

/**
 * The names without which a selector matches nothing; undefined where it matches nothing at first.
 * @param hides whether what it matches is not seen for that very reason
 */
const namesNeeded = (selector: Selector, hides: boolean): readonly string[] | undefined => {
  const names = new Set<string>();
  let isLater = false;
  const visit = (node: SelectorNode, mark: string): void => {
    const name = isOfDocument(node) ? undefined : nameOf(node);
    if (name !== undefined) names.add(mark + name);
    // A group of fields disables those in it; a scroll button disables itself.
    if (statesByAttribute.has(node.value ?? "") && !selector.toString().includes("::"))
      names.add(`${anywhere}[${node.value?.slice(1)}]`);
    const inner = node.type === "pseudo" && node.value === ":has" ? anywhere : mark;
    if (node.type === "pseudo" && laterStates.test(node.value)) isLater = true;
    // Of alternatives any may do.
    const isOne = node.type === "pseudo" && !openPseudos.test(node.value) && node.nodes.length === 1;
    if (node.type !== "selector" && !isOne) return;
    // What stands before what is styled need not be seen itself.
    const seenFrom = node.nodes.findLastIndex(
      (each) => each.type === "combinator" && /[+~]/.test(each.value),
    );
    for (const [index, each] of node.nodes.entries()) visit(each, index < seenFrom ? anywhere : inner);
  };
  visit(selector, hides ? anywhere : "");
  return isLater ? undefined : [...names];
};

/** The classes of what a selector styles. */
const subjectsOf = (selector: Selector): readonly string[] => {
  const last = selector.nodes.findLastIndex(({ type }) => type === "combinator");
  const classes: string[] = [];
  for (const node of selector.nodes.slice(last + 1)) {
    if (node.type === "class") classes.push(`.${node.value}`);
    if (node.type === "pseudo" && node.value !== ":not")
      node.walkClasses(({ value }) => void classes.push(`.${value}`));
  }
  return classes;
};

const displayOf = (rule: Rule): string | undefined =>
  rule.nodes.flatMap((node) => (node.type === "decl" && node.prop === "display" ? [node.value] : [])).at(-1);

/** What is whole as it stands. */
const wholePieceOf = (node: AtRule, within: readonly string[]): readonly StylePiece[] => {
  if (node.name === "keyframes") return [{ within, text: node.toString(), animation: node.params }];
  return [{ within, text: node.nodes ? node.toString() : `${node.toString()};` }];
};

const isWhole = ({ name, nodes }: AtRule): boolean =>
  !nodes || ["font-face", "keyframes", "view-transition", "property"].includes(name);

const isForPrint = ({ name, params }: AtRule): boolean =>
  name === "page" || (name === "media" && params === "print");

/** A class of a module, as the framework names it: a hash of the file, and the name in it. */
const moduleClass = /(?<=\.)_?[\w-]{6}_[a-z]\w*/gi;

// No vowels: content blockers hide what is called `ad`.
const letters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";
const signs = `${letters}0123456789`;

const shortName = (index: number, firsts = letters): string => {
  const rest = Math.floor(index / firsts.length);
  const first = firsts[index % firsts.length] ?? "";
  return rest === 0 ? first : first + shortName(rest - 1, signs);
};

/** Short names for the classes of modules, the shortest for those that rules name most, and none that another class has. */
const nameClasses = (texts: readonly string[]): Readonly<Record<string, string>> => {
  const uses = Map.groupBy(
    texts.flatMap((text) => text.match(moduleClass) ?? []),
    (name) => name,
  );
  const taken = new Set(texts.flatMap((text) => text.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
  const mostUsed = [...uses].sort(([a, { length: m }], [b, { length: n }]) => n - m || (a < b ? -1 : 1));
  const names: Record<string, string> = {};
  let index = 0;
  for (const [name] of mostUsed) {
    while (taken.has(shortName(index))) index += 1;
    names[name] = shortName(index++);
  }
  return names;
};

type NamedStyles = Readonly<{
  /** By the address that the framework gives them. */
  sheets: Readonly<Record<string, Readonly<{ address: string; text: string }>>>;
  names: Readonly<Record<string, string>>;
}>;

/** Stylesheets with short names of classes, each with an address of its own: one of the framework's stays what it is. */
export const shortenNames = (sheets: Readonly<Record<string, string>>): NamedStyles => {
  const names = nameClasses(Object.values(sheets));
  const shorten = (text: string) => text.replace(moduleClass, (name) => names[name] ?? name);
  const named = Object.entries(sheets).map(([address, long]) => {
    const text = shorten(long);
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
    return [address, { address: `/_next/static/styles/${hash}.css`, text }] as const;
  });
  return { sheets: Object.fromEntries(named), names };
};

/** Splits stylesheets into what a page may use or not, without what none uses before somebody acts or prints. */
export const splitStyles = ({ sheets, names }: NamedStyles): SplitStyles => {
  const displayed = new Set<string>();
  const pieceOf = (rule: Rule, within: readonly string[]): readonly StylePiece[] => {
    const selectors: [string, readonly string[]][] = [];
    const display = displayOf(rule);
    const hides = display === "none";
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      const names = namesNeeded(selector, hides);
      if (names === undefined) continue;
      selectors.push([selector.toString().trim(), names]);
      if (display !== undefined && !hides) for (const each of subjectsOf(selector)) displayed.add(each);
    }
    return selectors.length === 0 ? [] : [{ within, selectors, text: rule.nodes.join(";") }];
  };
  const split = (container: Container<ChildNode>, within: readonly string[]): readonly StylePiece[] =>
    (container.nodes ?? []).flatMap((node) => {
      if (node.type === "rule") return pieceOf(node, within);
      if (node.type !== "atrule" || isForPrint(node)) return [];
      return isWhole(node)
        ? wholePieceOf(node, within)
        : split(node, [...within, `@${node.name} ${node.params}`]);
    });
  const pieces = Object.entries(sheets).map(([key, { address, text }]) => {
    if (text.includes("</"))
      throw new ToolError(`The stylesheet ${key} would end the element it is written into.`);
    return [key, { address, pieces: split(postcss.parse(text), []) }] as const;
  });
  const needed = pieces.flatMap(([, sheet]) =>
    sheet.pieces.flatMap(({ selectors = [] }) => selectors.flatMap(([, needs]) => needs)),
  );
  const attributes = new Set(needed.flatMap((name) => /\[([a-z-]+)/.exec(name)?.[1] ?? []));
  return {
    sheets: Object.fromEntries(pieces),
    names,
    displayed: [...displayed].sort(),
    attributes: [...attributes].sort(),
  };
};

/**
 * Writes the stylesheets of a build with short names, and splits them for the pages that it will render.
 * @param home the framework's folder, `.next`
 */
export const writeStylePieces = (home: string): void => {
  const files = globSync("static/chunks/**/*.css", { cwd: home });
  const sheets = files.map((file) => [`/_next/${file}`, readFileSync(join(home, file), "utf8")] as const);
  const named = shortenNames(Object.fromEntries(sheets));
  mkdirSync(join(home, "static", "styles"), { recursive: true });
  for (const { address, text } of Object.values(named.sheets))
    writeFileSync(join(home, address.replace("/_next/", "")), text);
  writeFileSync(join(home, stylePiecesFile), JSON.stringify(splitStyles(named)));
};
