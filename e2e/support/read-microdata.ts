import { Parser } from "htmlparser2";

type Item = Record<string, unknown>;
type Open = { readonly item: Item | undefined; readonly name: string | undefined; text: string };

const figure = /^\d+$/;

/**
 * The items of a page's microdata as the same JSON-LD would say them: figures as numbers, items within items as lists.
 * @param base whole address that those of the page are read against
 */
export const readMicrodata = (html: string, base: string): readonly Item[] => {
  const items: Item[] = [];
  const open: Open[] = [];
  const around = (): Item | undefined => open.findLast(({ item }) => item)?.item;
  const add = (name: string, value: unknown): void => {
    const owner = around();
    if (!owner) throw new Error(`${name} is a property of no item`);
    if (name in owner) throw new Error(`${name} is set twice on one item`);
    owner[name] = typeof value === "string" && figure.test(value) ? Number(value) : value;
  };
  const addItem = (name: string, item: Item): void => {
    const owner = around();
    if (!owner) throw new Error(`${name} is a property of no item`);
    owner[name] = [...((owner[name] as Item[] | undefined) ?? []), item];
  };
  const parser = new Parser({
    onopentag: (_, { itemprop: name, itemscope, itemtype = "", content, href }) => {
      const { origin, pathname } = itemscope === undefined ? { origin: "", pathname: "" } : new URL(itemtype);
      const item = itemscope === undefined ? undefined : { "@type": pathname.slice(1) };
      if (item && name) addItem(name, item);
      else if (item) items.push(Object.assign(item, { "@context": origin }));
      else if (name && content !== undefined) add(name, content);
      else if (name && href !== undefined) add(name, new URL(href, base).href);
      const isText = name && !item && content === undefined && href === undefined;
      open.push({ item, name: isText ? name : undefined, text: "" });
    },
    ontext: (text) => {
      for (const element of open) if (element.name) element.text += text;
    },
    onclosetag: () => {
      const { name, text } = open.pop() ?? { text: "" };
      if (name) add(name, text);
    },
  });
  parser.end(html);
  return items;
};
