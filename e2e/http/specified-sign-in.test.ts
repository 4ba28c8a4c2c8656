import { expect } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { send } from "../rehearse/attacks/send.ts";
import { test as base } from "./http-test.ts";

/** A site on services that have the specification's calls and fields alone: their provider ties a sign-in to the session id. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
const test = base.extend("specified", { scope: "worker" }, async ({}, { onCleanup }) => {
  const service = await startSpecifiedService();
  const site = await startSite({ DATA_SERVICE_URL: service.url, CONTENT_SERVICE_URL: service.url });
  onCleanup(async () => {
    await site.close();
    await service.close();
  });
  return { site: site.url, service };
});

type Specified = Readonly<{
  site: string;
  service: Awaited<ReturnType<typeof startSpecifiedService>>;
}>;

/** A visitor with cookies of their own, who follows no redirect. */
const visitorOf = ({ site }: Specified) => {
  const jar = new Map<string, string>();
  const visit = async (path: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const { status, headers, body } = await send(site, path, { headers: { cookie } });
    for (const line of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return { status, location: headers.location?.replace(site, ""), body };
  };
  return { jar, visit };
};

/** Signs in as the provider's script does, which knows the session by its own address alone. */
const signInAtProvider = async (html: string): Promise<void> => {
  const [, address = ""] = /src="([^"]+\/provider\/login\.js[^"]*)"/.exec(html) ?? [];
  const script = await (await fetch(address.replaceAll("&amp;", "&"))).text();
  const [action = ""] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [];
  const body = new URLSearchParams({ email: "cliente@example.com", password: "specified" });
  expect((await fetch(action, { method: "POST", body })).status).toBe(200);
};

const callsOf = ({ service }: Specified, path: string, since = 0) =>
  service.calls.slice(since).filter((call) => call.path.split("?")[0] === path);

for (const [login, home] of [
  ["/acceso/", "/"],
  ["/pt/acesso/", "/pt/"],
] as const)
  test(`${login} keeps its session when it is loaded again, and lets in who the provider knows then`, async ({
    specified,
  }) => {
    const since = specified.service.calls.length;
    const { jar, visit } = visitorOf(specified);
    expect((await visit(login)).status).toBe(200);
    const again = await visit(login);
    const ids = callsOf(specified, "/users/prelogin", since).map(({ headers }) => headers["x-session-id"]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    await signInAtProvider(again.body);
    const came = await visit(login);
    expect([came.status, came.location, jar.get("volante-known")]).toEqual([303, home, "1"]);
    const [sent] = callsOf(specified, "/users/login", since).slice(-1);
    expect([sent?.body, sent?.headers["x-session-id"]]).toEqual(['{"providerId":5}', ids[0]]);
  });

test("a visitor who comes back to another page is let in there", async ({ specified }) => {
  const { jar, visit } = visitorOf(specified);
  await signInAtProvider((await visit("/acceso/")).body);
  const came = await visit("/comparar/");
  expect([came.status, came.location, jar.get("volante-known")]).toEqual([303, "/comparar/", "1"]);
  expect((await visit("/comparar/")).status).toBe(200);
});

test("a visitor whom the provider does not know yet sees the page, and causes one call in a row of visits", async ({
  specified,
}) => {
  const { visit } = visitorOf(specified);
  await visit("/acceso/");
  const since = specified.service.calls.length;
  for (let time = 0; time < 3; time++) expect((await visit("/comparar/")).status).toBe(200);
  expect(callsOf(specified, "/users/login", since)).toHaveLength(1);
});

test("a personal page asks the login first", async ({ specified }) => {
  const { visit } = visitorOf(specified);
  await signInAtProvider((await visit("/acceso/")).body);
  expect(await visit("/personal/reserva/")).toMatchObject({ status: 303, location: "/personal/reserva/" });
  expect((await visit("/personal/reserva/")).status).toBe(200);
});

test("an answer other than 200 resets the session", async ({ specified }) => {
  const { jar, visit } = visitorOf(specified);
  await signInAtProvider((await visit("/acceso/")).body);
  specified.service.lie(({ path }, answer) =>
    path === "/users/login" ? Response.json({ status: 500 }, { status: 500 }) : answer,
  );
  expect((await visit("/comparar/")).location).toBe("/comparar/");
  specified.service.lie();
  expect([...jar.keys()]).not.toContain("volante-login");
});

test("an anonymous visitor never calls the login", async ({ specified }) => {
  const since = specified.service.calls.length;
  const { visit } = visitorOf(specified);
  for (const path of ["/", "/comparar/", "/pt/"]) await visit(path);
  expect(callsOf(specified, "/users/login", since)).toEqual([]);
});

test("the home page leads to the language that was chosen", async ({ specified }) => {
  const { jar, visit } = visitorOf(specified);
  jar.set("locale", "pt");
  expect(await visit("/?utm_campaign=x")).toMatchObject({ status: 307, location: "/pt/?utm_campaign=x" });
});
