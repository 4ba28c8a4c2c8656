import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { test } from "../support/test.ts";

const list = paths.list.es;

test("a page that is kept is sent again as it was, under a name of its own, and to who has it not at all", async ({
  request,
}) => {
  await request.get(list);
  await expect(async () => {
    const [first, second] = [await request.get(list), await request.get(list)];
    expect([first, second].map((answer) => answer.headers()["x-nextjs-cache"])).toEqual(["HIT", "HIT"]);
    const { "x-request-id": one, date: _, ...rest } = first.headers();
    const { "x-request-id": other, date: __, ...same } = second.headers();
    expect(one).not.toBe(other);
    expect(same).toEqual(rest);
    expect(await second.text()).toBe(await first.text());
    expect(rest["content-encoding"]).toBe("br");
    expect(rest["content-length"]).toBeDefined();
    for (const name of ["x-page-path", "x-page-facts", "set-cookie"]) expect(rest[name]).toBeUndefined();
    const known = await request.get(list, { headers: { "if-none-match": rest.etag ?? "" } });
    expect([known.status(), known.headers().etag]).toEqual([304, rest.etag]);
    const head = await request.head(list);
    expect([head.status(), head.headers()["content-length"]]).toEqual([200, rest["content-length"]]);
  }).toPass();
});

test("searches that come faster than they can be drawn wait in line, or are told when to come again; kept pages go on", async ({
  request,
}) => {
  test.slow();
  await request.get("/");
  let drawn = 0;
  const searches = Array.from({ length: 90 }, async (_, n) => {
    const visitor = visitorAddress(`one of many ${n % 9} ${Date.now()}`);
    const headers = { "x-forwarded-for": visitor, accept: "text/html" };
    const place = n % 2 ? paths.list.es : paths.list.pt;
    const answer = await request.get(`${place}?priceTo=${7_001 + n}&kmsTo=${91_234 + n}`, { headers });
    if (answer.status() === 200) drawn += 1;
    return answer;
  });
  expect((await request.get("/")).status()).toBe(200);
  const drawnBefore = drawn;
  const answers = await Promise.all(searches);
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200, 503]));
  expect(drawnBefore).toBeLessThan(drawn);
  const words = [];
  for (const answer of answers.filter((each) => each.status() === 503)) {
    expect(answer.headers()["retry-after"]).toBe("3");
    expect(answer.headers()["cache-control"]).toContain("no-store");
    words.push(/<h1>([^<]*)/.exec(await answer.text())?.[1]);
  }
  expect(new Set(words)).toEqual(
    new Set(["Ahora mismo hay mucha gente buscando", "Há muita gente a pesquisar neste momento"]),
  );
});
