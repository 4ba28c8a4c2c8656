import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import type { Lie } from "../rehearse/attacks/lying-services.ts";
import { send } from "../rehearse/attacks/send.ts";
import { test } from "./lying-test.ts";

/** Answers no search for vehicles until it is released; which page a list has is answered at once. */
const heldSearches = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const lie: Lie = async (path, answer) => {
    const { components = [] } = (answer.data ?? {}) as { readonly components?: readonly unknown[] };
    if (path.startsWith("/pages/component-filtered") && components.length > 0) await promise;
    return answer;
  };
  return { lie, release: resolve };
};

test("searches that come faster than they can be rendered wait or are refused; cached pages are served meanwhile", async ({
  site,
}) => {
  await send(site.url, "/blog/");
  const { lie, release } = heldSearches();
  site.lie(lie);
  const refused = new Set<string>();
  const searches = Array.from({ length: 40 }, async (_, n) => {
    const place = n % 2 ? paths.list.es : paths.list.pt;
    const answer = await send(site.url, `${place}?priceTo=${7_001 + n}&kmsTo=${91_234 + n}`);
    if (answer.status === 503) refused.add(place);
    return answer;
  });
  // In both languages: once released, what still comes in is rendered.
  await expect.poll(() => refused.size, { timeout: 20_000 }).toBe(2);
  expect((await send(site.url, "/blog/")).status).toBe(200);
  release();
  const answers = await Promise.all(searches);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const headings = new Set<string | undefined>();
  for (const { status, headers, body } of answers) {
    if (status !== 503) continue;
    expect(headers["retry-after"]).toBe("3");
    expect(headers["cache-control"]).toContain("no-store");
    headings.add(/<h1>([^<]*)/.exec(body)?.[1]);
  }
  expect(headings).toEqual(
    new Set(["Ahora mismo hay mucha gente buscando", "Há muita gente a pesquisar neste momento"]),
  );
});
