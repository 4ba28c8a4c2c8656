import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { letTimePass, query } from "../support/database.ts";
import { test } from "./customer-test.ts";
import { newVisitor } from "./http-test.ts";
import { openPage } from "./submit-form.ts";

test("a vehicle that is kept on its own page is kept with the credit that is shown there", async ({
  request,
  customer,
}) => {
  const page = await openPage(request, (await financedVehicle(request, "es")).path);
  const login = await page.submit(page.one("[data-vehicle-page] form button[data-favourite]"));
  expect(login.text("main h1")).toBe(loginWords.es.favourites);
  expect(
    await query("select finance_id as finance from favourites where customer_id = $1", [customer.id]),
  ).toEqual([{ finance: expect.stringMatching(/^[a-z-]+$/) }]);
});

test("a session that was left alone for longer than its token lives leads to the login and back", async ({
  request,
  customer,
}) => {
  expect((await openPage(request, favouritesPaths.es)).text("main h1")).toBe(loginWords.es.favourites);
  const ofCustomer = "session_id in (select id from sessions where customer_id = $2)";
  expect(await letTimePass("public.tokens", "31 minutes", ofCustomer, [customer.id])).toBe(1);
  const { url } = await openPage(request, favouritesPaths.es);
  expect(url.pathname + url.search).toBe("/acceso/?returnTo=%2Fpersonal%2Ffavoritos%2F&ended=1");
});

test("signing out ends the session for every copy of its cookies", async ({ request, customer, baseURL }) => {
  const copy = await newVisitor("copy", baseURL, customer.cookies);
  const heading = async () => (await openPage(copy, favouritesPaths.es)).text("main h1");
  expect(await heading()).toBe(loginWords.es.favourites);
  const page = await openPage(request, loginPaths.es);
  expect((await page.submit(loginWords.es.logOut)).url.pathname).toBe("/");
  expect(await heading()).toBe(loginWords.es.title);
  await copy.dispose();
});

test("two hundred favourites are the most: another is refused by name, and what was sold or is gone is said", async ({
  request,
  customer,
  baseURL,
}) => {
  await query(
    `insert into favourites (customer_id, vin, initial_price_cents, created_at)
     select $1, vin, 1000000, now() from (select vin from vehicles where status = 'bought' limit 10) v
     union all select $1, 'ZZZZZZZZZZZZZZ' || lpad(n::text, 3, '0'), 1000000, now() from generate_series(1, 190) n`,
    [customer.id],
  );
  const { vin } = await financedVehicle(request, "es");
  const refused = await request.post("/api/favourite", {
    form: { vin, locale: "es" },
    headers: { origin: baseURL, accept: "application/json" },
  });
  expect([refused.status(), await refused.json()]).toEqual([409, { error: { code: "favourite-limit" } }]);
  const page = await openPage(request, favouritesPaths.es);
  expect(page.all("main button", loginWords.es.remove)).toHaveLength(200);
  expect(page.text()).toMatch(/Se ha vendido/);
  expect(page.text()).toMatch(/Ya no está en la web/);
});
