import { describe, expect, test } from "vitest";
import { preserveQuery } from "./join-redirects.ts";
import { followRedirects, type Redirect } from "./path-table.ts";

const site = "https://volante.test";

/** Follows redirects of a service that knows these targets; `/x/: 302 /y/` has a status of its own. */
const follow = async (from: string, targets: Readonly<Record<string, string>>) => {
  const lookups: string[] = [];
  const lookUp = async (path: string): Promise<Redirect | undefined> => {
    lookups.push(path);
    const [, status, target = ""] = /^(?:(\d+) )?(.*)$/.exec(targets[path] ?? "") ?? [];
    return target ? { kind: "redirect", target, status: (Number(status) || 301) as 301 } : undefined;
  };
  return { lookups, found: await followRedirects(from, lookUp, site) };
};

describe("redirects of the content service", () => {
  test("lead nowhere where there is none, after one question", async () => {
    expect(await follow("/a/", {})).toEqual({ lookups: ["/a/"], found: undefined });
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ["to itself", { "/a/": "/a/" }],
    ["to itself without its slash", { "/a/": "/a" }],
    ["to itself with a query", { "/a/": "/a/?x=1" }],
    ["to itself with a hash", { "/a/": "/a/#x" }],
    ["to itself by its absolute address", { "/a/": `${site}/a/` }],
    ["to itself with the prefix of the default language", { "/a/": "/es/a" }],
    ["to another and back", { "/a/": "/b/", "/b/": "/a/" }],
    ["round by three", { "/a/": "/b", "/b/": `${site}/c/?y=2`, "/c/": "/a/" }],
    ["into a circle of others", { "/a/": "/b/", "/b/": "/c/", "/c/": "/b/" }],
    [
      "on and on",
      Object.fromEntries(Array.from({ length: 40 }, (_, n) => [n ? `/a${n}/` : "/a/", `/a${n + 1}/`])),
    ],
  ])("%s are refused", async (_, targets) => {
    const { lookups, found } = await follow("/a/", targets);
    expect(found).toBeUndefined();
    expect(lookups.length).toBeLessThanOrEqual(11);
  });

  test("the home page's other name is a circle for it", async () => {
    expect((await follow("/", { "/": "/homepage" })).found).toBeUndefined();
  });

  test.each<[string, Readonly<Record<string, string>>, Partial<Redirect>]>([
    ["one", { "/a/": "302 /b/" }, { target: "/b/", status: 302 }],
    ["a chain is followed to its end", { "/a/": "/b", "/b/": "/c/", "/c/": "/d/" }, { target: "/d/" }],
    ["lasting only if all are", { "/a/": "302 /b/", "/b/": "301 /c/" }, { target: "/c/", status: 302 }],
    ["with the query on the way", { "/a/": "/b/?x=1", "/b/": "/c/#d" }, { target: "/c/?x=1#d" }],
    [
      "to another site",
      { "/a/": "/b/", "/b/": "https://example.com/a/" },
      { target: "https://example.com/a/" },
    ],
    // Application routes are decided on before the content service is called.
    ["to a route of ours", { "/a/": "/comparar/", "/comparar/": "/a/" }, { target: "/comparar/" }],
    ["to a file", { "/a/": "/x.pdf", "/x.pdf": "/a/" }, { target: "/x.pdf" }],
  ])("%s", async (_, targets, expected) => {
    expect((await follow("/a/", targets)).found).toMatchObject(expected);
  });

  test.each([
    ["/a/", "", "/a/"],
    ["/a/", "?x=1", "/a/?x=1"],
    ["/a/?y=2", "?x=1", "/a/?y=2"],
    ["/a/#h", "?x=1", "/a/?x=1#h"],
    ["/a/#h?", "?x=1", "/a/?x=1#h?"],
  ])("%s takes %s as %s", (target, search, joined) => expect(preserveQuery(target, search)).toBe(joined));
});
