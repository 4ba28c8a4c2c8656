import { globSync, readFileSync, writeFileSync } from "node:fs";
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

/** Splits stylesheets into what a page may use or not, without what none uses before somebody acts or prints. */
export const splitStyles = (sheets: Readonly<Record<string, string>>): SplitStyles => {
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
  const pieces = Object.entries(sheets).map(([address, text]) => {
    if (text.includes("</"))
      throw new ToolError(`The stylesheet ${address} would end the element it is written into.`);
    return [address, split(postcss.parse(text), [])] as const;
  });
  const needed = pieces.flatMap(([, all]) =>
    all.flatMap(({ selectors = [] }) => selectors.flatMap(([, names]) => names)),
  );
  const attributes = new Set(needed.flatMap((name) => /\[([a-z-]+)/.exec(name)?.[1] ?? []));
  return {
    sheets: Object.fromEntries(pieces),
    displayed: [...displayed].sort(),
    attributes: [...attributes].sort(),
  };
};

/**
 * Splits the stylesheets of a build for the pages that it will render.
 * @param home the framework's folder, `.next`
 */
export const writeStylePieces = (home: string): void => {
  const files = globSync("static/**/*.css", { cwd: home });
  const sheets = files.map((file) => [`/_next/${file}`, readFileSync(join(home, file), "utf8")] as const);
  writeFileSync(join(home, stylePiecesFile), JSON.stringify(splitStyles(Object.fromEntries(sheets))));
};
