type Named = Readonly<{
  /** Classes (`.a`) with which a popover or a dialog is seen before it opens. */
  displayed: readonly string[];
  /** The attributes that rules name. */
  attributes: readonly string[];
}>;

/** What a start tag says. */
type Tag = Readonly<{
  element: string;
  /** What a rule can name of it: itself (`a`), a class (`.a`), an id (`#a`), an attribute (`[a]`, `[a=b]`). */
  names: readonly string[];
  /** Whether it, with what it holds, is not seen. */
  isHidden: boolean;
  isOpen: boolean;
  endsAlone: boolean;
}>;

/** Before a name: it is on the page, seen or not. */
export const anywhere = "~";

const tags = /<(?:\/([a-z][^\s>]*)|[a-z][^>]*)>/gi;
const attribute = /\s([^\s="/>]+)(?:="([^"]*)")?/g;
const endsAlone = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const readTag = (text: string, { displayed, attributes: known }: Named): Tag => {
  const element = /^<([^\s/>]+)/.exec(text)?.[1]?.toLowerCase() ?? "";
  const names = [element];
  const found = new Set<string>();
  for (const [, written = "", value = ""] of text.matchAll(attribute)) {
    const name = written.toLowerCase();
    found.add(name);
    if (name === "class") names.push(...value.split(" ").map((each) => `.${each}`));
    if (name === "id") names.push(`#${value}`);
    if (known.includes(name)) names.push(`[${name}]`, `[${name}=${value}]`);
  }
  const isOpen = found.has("open");
  const waits = element === "dialog" ? !isOpen : found.has("popover");
  return {
    element,
    names,
    isHidden:
      element === "script" ||
      element === "style" ||
      found.has("hidden") ||
      (waits && !names.some((name) => displayed.includes(name))),
    isOpen,
    endsAlone: text.endsWith("/>") || endsAlone.test(element),
  };
};

const mostTags = 5_000;

/**
 * Finds what rules can name of a page as it is first seen, and behind a mark all that they can: also of what opens later, such as
 * popovers, dialogs and folded details. Most tags stand on every page, many times: each is read once.
 */
export const createNameFinder = (named: Named) => {
  const read = new Map<string, Tag>();
  return (html: string): ReadonlySet<string> => {
    if (read.size > mostTags) read.clear();
    const seen = new Set<Tag>();
    const hidden = new Set<Tag>();
    /** The hidden element that the place is in, and how many of its name have begun since. */
    let outside: string | undefined;
    let depth = 0;
    /** Whether each of the details around the place is folded. */
    const folded: boolean[] = [];
    let inSummary = false;
    for (const [text, ended] of html.matchAll(tags)) {
      if (ended !== undefined) {
        if (outside !== undefined) {
          if (ended === outside && --depth === 0) outside = undefined;
        } else if (ended === "details") folded.pop();
        else if (ended === "summary") inSummary = false;
        continue;
      }
      let tag = read.get(text);
      if (tag === undefined) {
        tag = readTag(text, named);
        read.set(text, tag);
      }
      const { element } = tag;
      const isFolded =
        folded.length > 0 &&
        (folded.lastIndexOf(true, -2) !== -1 || (folded.at(-1) && !inSummary && element !== "summary"));
      (outside !== undefined || tag.isHidden || isFolded ? hidden : seen).add(tag);
      if (outside !== undefined) {
        if (element === outside) depth += 1;
      } else if (tag.isHidden) {
        if (tag.endsAlone) continue;
        outside = element;
        depth = 1;
      } else if (element === "details") folded.push(!tag.isOpen);
      else if (element === "summary") inSummary = true;
    }
    const names = new Set<string>();
    for (const tag of seen) for (const name of tag.names) names.add(name).add(anywhere + name);
    for (const tag of hidden) for (const name of tag.names) names.add(anywhere + name);
    return names;
  };
};
