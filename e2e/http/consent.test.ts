import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";
import { openPage } from "./submit-form.ts";

const consentOf = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.find(({ name }) => name === "volante-consent");

test("the answer about cookies is changed on its page, and lasts a year", async ({ request }) => {
  const home = await openPage(request, paths.home.es);
  let page = await home.follow("footer a[href*=configurar-cookies]");
  for (const answer of ["all", "necessary"]) {
    page = await page.submit(page.one(`main button[name=consent][value=${answer}]`));
    expect(page.url.pathname + page.url.hash).toBe(`/configurar-cookies/#consent-${answer}`);
    expect(page.all(`#consent-${answer}`)).toHaveLength(1);
    const cookie = await consentOf(request);
    expect(cookie).toMatchObject({ value: answer, sameSite: "Lax", path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(730);
  }
});

test("an answer is taken from the site's own pages only, and leads back to them only", async ({
  request,
  baseURL,
}) => {
  const answer = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post("/api/consent", { form, headers, maxRedirects: 0 });
  expect((await answer({ consent: "all" }, { origin: "https://evil.example" })).status()).toBe(403);
  expect((await answer({ consent: "all" })).status()).toBe(403);
  expect((await answer({ consent: "maybe" }, { origin: baseURL })).status()).toBe(400);
  expect((await answer({}, { origin: baseURL })).status()).toBe(400);
  const sentBack = await answer({ consent: "all" }, { origin: baseURL, referer: "https://evil.example/x/" });
  expect(sentBack.headers().location).toBe("/#consent-all");
});

test("an event is recorded with consent only, and from the site's own pages", async ({
  request,
  baseURL,
}) => {
  const record = async (data: unknown, consent: string, origin = baseURL) => {
    const headers = { cookie: `volante-consent=${consent}`, origin };
    return (await request.post("/api/footprint", { data: JSON.stringify(data), headers })).status();
  };
  const view = { type: 7, path: "/", data: { vin: "X" } };
  expect(await record(view, "all")).toBe(204);
  expect(await record(view, "all", "https://evil.example")).toBe(403);
  expect(await record(view, "necessary")).toBe(403);
  expect(await record({ ...view, type: 5 }, "all")).toBe(400);
  expect(await record({ ...view, data: { vin: {} } }, "all")).toBe(400);
  expect(await record({ type: 1, path: "//evil" }, "all")).toBe(400);
});
