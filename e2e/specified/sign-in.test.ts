import { expect } from "vitest";
import { send } from "../rehearse/attacks/send.ts";
import { type SpecifiedSite, signIn, test } from "./specified-test.ts";

/** A visitor with cookies of their own, who follows no redirect. */
const visitorOf = ({ url }: SpecifiedSite) => {
  const jar = new Map<string, string>();
  const visit = async (path: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const { status, headers, body } = await send(url, path, { headers: { cookie } });
    for (const line of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return { status, location: headers.location?.replace(url, ""), html: body };
  };
  return { jar, visit };
};

const callsOf = ({ service }: SpecifiedSite, path: string, since = 0) =>
  service.calls.slice(since).filter((call) => call.path.split("?")[0] === path);

for (const [login, home] of [
  ["/acceso/", "/"],
  ["/pt/acesso/", "/pt/"],
] as const)
  test(`${login} keeps its session when it is loaded again, and lets in who the provider knows then`, async ({
    site,
  }) => {
    const since = site.service.calls.length;
    const { jar, visit } = visitorOf(site);
    expect((await visit(login)).status).toBe(200);
    const again = await visit(login);
    const ids = callsOf(site, "/users/prelogin", since).map(({ headers }) => headers["x-session-id"]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    await signIn(again);
    const came = await visit(login);
    expect([came.status, came.location, jar.get("volante-known")]).toEqual([303, home, "1"]);
    const [sent] = callsOf(site, "/users/login", since).slice(-1);
    expect([sent?.body, sent?.headers["x-session-id"]]).toEqual(['{"providerId":5}', ids[0]]);
  });

test("a visitor who comes back to another page is let in there", async ({ site }) => {
  const { jar, visit } = visitorOf(site);
  await signIn(await visit("/acceso/"));
  const came = await visit("/comparar/");
  expect([came.status, came.location, jar.get("volante-known")]).toEqual([303, "/comparar/", "1"]);
  expect((await visit("/comparar/")).status).toBe(200);
});

test("a visitor whom the provider does not know yet sees the page, and causes one call in a row of visits", async ({
  site,
}) => {
  const { visit } = visitorOf(site);
  await visit("/acceso/");
  const since = site.service.calls.length;
  for (let time = 0; time < 3; time++) expect((await visit("/comparar/")).status).toBe(200);
  expect(callsOf(site, "/users/login", since)).toHaveLength(1);
});

test("a personal page asks the login first", async ({ site }) => {
  const { visit } = visitorOf(site);
  await signIn(await visit("/acceso/"));
  expect(await visit("/personal/reserva/")).toMatchObject({ status: 303, location: "/personal/reserva/" });
  expect((await visit("/personal/reserva/")).status).toBe(200);
});

test("an answer other than 200 resets the session", async ({ site }) => {
  const { jar, visit } = visitorOf(site);
  await signIn(await visit("/acceso/"));
  site.service.lie(({ path }, answer) =>
    path === "/users/login" ? Response.json({ status: 500 }, { status: 500 }) : answer,
  );
  expect((await visit("/comparar/")).location).toBe("/comparar/");
  site.service.lie();
  expect([...jar.keys()]).not.toContain("volante-login");
});

test("an anonymous visitor never calls the login", async ({ site }) => {
  const since = site.service.calls.length;
  const { visit } = visitorOf(site);
  for (const path of ["/", "/comparar/", "/pt/"]) await visit(path);
  expect(callsOf(site, "/users/login", since)).toEqual([]);
});

test("the home page leads to the language that was chosen", async ({ site }) => {
  const { jar, visit } = visitorOf(site);
  jar.set("locale", "pt");
  expect(await visit("/?utm_campaign=x")).toMatchObject({ status: 307, location: "/pt/?utm_campaign=x" });
});
