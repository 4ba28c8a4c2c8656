import { DomUtils, parseDocument } from "htmlparser2";

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Part = NonNullable<Element["prev"] | Element["parent"]>;

/** Whether a part of a document is an element. */
export const isElement = (part: Part): part is Element => "attribs" in part;

const attributeTest = /\[([\w-]+)(?:([$^*]?)=["']?([^\]"']*)["']?)?\]/g;

const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  "": (value, wanted) => value === wanted,
  "^": (value, wanted) => value.startsWith(wanted),
  $: (value, wanted) => value.endsWith(wanted),
  "*": (value, wanted) => value.includes(wanted),
};

const fits = ({ name, attribs }: Element, simple: string): boolean => {
  const [, tag = "", id] = /^([\w-]*)(?:#([\w-]+))?/.exec(simple) ?? [];
  if (tag && tag !== name) return false;
  if (id && id !== attribs.id) return false;
  return [...simple.matchAll(attributeTest)].every(([, attribute = "", operator = "", wanted]) => {
    const value = attribs[attribute.toLowerCase()];
    return value !== undefined && (wanted === undefined || comparisons[operator]?.(value, wanted));
  });
};

const isShown = ({ name, attribs }: Element): boolean =>
  !(/^(?:script|style|template)$/.test(name) || "hidden" in attribs);

const wordsIn = (part: Part): string => {
  if (isElement(part)) return isShown(part) ? part.children.map(wordsIn).join("") : "";
  return part.type === "text" ? part.data : "";
};

/** Text of an element without what is `hidden`, with single spaces. */
export const textOf = (element: Element): string => wordsIn(element).replace(/\s+/g, " ").trim();

/** The name that a control is called by. */
export const nameOf = (element: Element): string => element.attribs["aria-label"] ?? textOf(element);

const isNamed = (element: Element, name: string | RegExp): boolean =>
  typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));

/** The elements within a part that fit a step of a selector: its children where that starts with `>`. */
const fittingIn = (part: Part, step: string): readonly Element[] => {
  const parts = "children" in part ? part.children : [];
  const simple = step.replace(">", "");
  const isFitting = (each: Part) => isElement(each) && fits(each, simple);
  return DomUtils.find(isFitting, parts, simple === step, Number.POSITIVE_INFINITY).filter(isElement);
};

/** Elements of an HTML document by selectors of tags, ids, attributes, children and descendants, such as `main a[href^=/blog/]`. */
export const parsePage = (html: string) => {
  const root = parseDocument(html);
  const all = (selector: string, name?: string | RegExp, within: Part = root): readonly Element[] => {
    const steps = selector.replace(/>\s*/g, ">").match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? [];
    const found = steps.reduce<readonly Part[]>(
      (parts, step) => [...new Set(parts.flatMap((part) => fittingIn(part, step)))],
      [within],
    ) as readonly Element[];
    return name === undefined ? found : found.filter((element) => isNamed(element, name));
  };
  /** The first of them. @throws Error where there is none */
  const one = (selector: string, name?: string | RegExp): Element => {
    const [element] = all(selector, name);
    if (!element) throw new Error(`No ${selector} ${name ?? ""} in: ${all("main").map(textOf)}`);
    return element;
  };
  return {
    all,
    one,
    text: (selector = "main") => textOf(one(selector)),
    /** The value of an attribute of the first of them. */
    attribute: (selector: string, attribute: string): string => one(selector).attribs[attribute] ?? "",
  };
};

export type HtmlPage = ReturnType<typeof parsePage>;
