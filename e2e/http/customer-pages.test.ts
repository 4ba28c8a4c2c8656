import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { wordsOf } from "#platform/wording.ts";
import { reservationPath } from "#tools/test-support/held-reservation.ts";
import { favouritesPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { accountFormPath, personalPath } from "#tools/test-support/personal-paths.ts";
import { demoCookies } from "#tools/test-support/stored-customer.ts";
import { query } from "../support/database.ts";
import { test } from "./customer-test.ts";
import { textOf } from "./html-page.ts";
import { newVisitor } from "./http-test.ts";
import { openPage, type ServedPage } from "./submit-form.ts";

const { fieldErrors, errorTitle } = wordsOf("es", "forms");
const listed = (page: ServedPage) => page.all("main section li");

test("vehicles are kept, let go and had back", async ({ request }) => {
  const words = loginWords.es;
  expect((await openPage(request, favouritesPaths.es)).text()).toMatch(words.none);
  const list = await openPage(request, paths.list.es);
  const favourites = await list.submit(list.one("main article button[data-favourite]"));
  expect(favourites.url.pathname).toBe(favouritesPaths.es);
  expect(favourites.all("main article")).toHaveLength(1);
  const removed = await favourites.submit(favourites.one("main button[data-favourite]", words.remove));
  expect(removed.all("main article")).toHaveLength(0);
  expect((await removed.submit(words.undoForm)).all("main article")).toHaveLength(1);
});

/** Saves a search, an alert and a followed price, each by its form. */
const keepThree = async (request: APIRequestContext) => {
  const leads = wordsOf("es", "leads");
  const list = await openPage(request, paths.list.es);
  const vehicle = await list.follow("main article[data-status=available] h3 a");
  for (const [page, panel, send] of [
    [list, "save-search", leads.saveSearchSend],
    [list, "car-alert", leads.carAlertSend],
    [vehicle, "price-drop", leads.priceDropSend],
  ] as const) {
    const sent = await (await page.follow(`a[data-panel=${panel}]`)).submit(send);
    expect(sent.all("[data-error-summary]"), panel).toEqual([]);
  }
};

test("what is kept of a list and a vehicle is changed, paused, removed and had back", async ({ request }) => {
  const words = wordsOf("es", "savedSearches");
  await keepThree(request);
  let page = await openPage(request, personalPath("savedSearches", "es"));
  expect(listed(page)).toHaveLength(3);
  page = await page.follow("main a", new RegExp(`^${words.change}`));
  page = await page.submit(words.changeSend, { priceTo: "quince mil" });
  expect(page.text("title")).toMatch(new RegExp(`^${errorTitle.split("{")[0]}`));
  expect(page.attribute("input[name=priceTo]", "value")).toBe("quince mil");
  page = await page.submit(words.changeSend, { priceTo: "15.000" });
  expect(page.text()).toContain(words.changed);

  page = await openPage(request, personalPath("savedSearches", "es"));
  page = await page.submit(new RegExp(`^${words.pause}`));
  expect(page.text()).toContain(words.paused);
  for (const left of [2, 1, 0]) {
    const removed = await page.submit(new RegExp(`^${words.remove}`));
    expect(listed(removed)).toHaveLength(left);
    const restored = await removed.submit(new RegExp(`^${words.undo}`));
    expect(listed(restored)).toHaveLength(left + 1);
    // The removal's page offers no undo once the search is there again.
    if (left === 2) {
      const again = await openPage(request, removed.url);
      expect(listed(again)).toHaveLength(left + 1);
      expect(again.all("main button", new RegExp(`^${words.undo}`))).toEqual([]);
    }
    page = await restored.submit(new RegExp(`^${words.remove}`));
  }
  expect(page.text()).toContain(words.noSearches);
});

test("a customer changes name and password, takes the data along and deletes the account", async ({
  request,
  customer: { email, password },
}) => {
  const words = wordsOf("es", "account");
  const form = (name: "details" | "password" | "deletion") => openPage(request, accountFormPath(name, "es"));
  let page = await (await form("details")).submit(words.detailsSend, { name: "Ana María Gómez" });
  expect(page.text("main h1")).toBe(words.detailsDone);

  const newPassword = "una frase nueva y larga";
  page = await (await form("password")).submit(words.passwordSend, {
    password: "otra-que-no-es-1",
    newPassword,
  });
  expect(page.text()).toContain(fieldErrors.passwordWrong);
  expect(page.one("input[name=password]").attribs.value ?? "").toBe("");
  page = await page.submit(words.passwordSend, { password, newPassword });
  expect(page.text("main h1")).toBe(words.passwordDone);

  page = await openPage(request, personalPath("account", "es"));
  expect(page.all("main dd", "Ana María Gómez")).toHaveLength(1);
  const exported = await request.get(page.one("main a", words.exportLink).attribs.href ?? "");
  expect(exported.headers()["content-disposition"]).toMatch(/^attachment; filename=/);
  expect((await exported.json()).user).toMatchObject({ name: "Ana María Gómez", userEmail: email });

  page = await (await form("deletion")).submit(words.deletionSend, {
    ...{ email: "otro@volante.test", password: newPassword },
  });
  expect(page.text()).toContain(fieldErrors.emailOther);
  page = await page.submit(words.deletionSend, { email, password });
  expect(page.text()).toContain(fieldErrors.passwordWrong);
  page = await page.submit(words.deletionSend, { email, password: newPassword });
  expect(page.text()).toContain(wordsOf("es", "session").accountDeleted);
  expect((await openPage(request, personalPath("account", "es"))).url.pathname).toBe("/");
});

test("notifications are read, shown by kind, and counted from the last page that there is", async ({
  request,
  customer,
}) => {
  const words = wordsOf("es", "notifications");
  for (const kind of ["price-drop", "car-alert"])
    await query(
      `insert into notifications (id, customer_id, kind, key, "values", created_at) values ($1, $2, $3, $4, $5, now())`,
      [
        newReferenceId(),
        customer.id,
        kind,
        `test:${kind}`,
        JSON.stringify({ vehicle: "SEAT Ibiza", price: 1_000_000, previous: 1_100_000 }),
      ],
    );
  const unread = (of: ServedPage) => of.all("main [data-unread]").length;
  const path = personalPath("notifications", "es");
  let page = await openPage(request, path);
  expect(unread(page)).toBe(2);
  page = await page.submit(new RegExp(`^${words.read}`));
  expect(unread(page)).toBe(1);
  page = await page.submit(new RegExp(`^${words.markUnread}`));
  expect(unread(page)).toBe(2);
  page = await page.follow("main nav a", words.kinds["price-drop"]);
  expect(page.one("main nav a", words.kinds["price-drop"]).attribs["aria-current"]).toBe("page");
  expect(page.all("main li h2")).toHaveLength(1);
  page = await page.submit(page.one("main li button"));
  expect(page.url.search).toBe("?about=price-drop");
  expect((await openPage(request, `${path}?about=price-drop&page=7`)).all("main li h2")).toHaveLength(1);
});

test("customers find what they reserved, with its papers and its end, and find nothing of others", async ({
  request,
  baseURL,
}) => {
  const words = wordsOf("es", "reservations");
  const demo = await newVisitor("demo customer", baseURL, await demoCookies("es"));
  const list = await openPage(demo, personalPath("reservations", "es"));
  const ofState = (state: string) =>
    list
      .all("main li")
      .filter((item) => list.all(`[data-reservation-state=${state}]`, undefined, item).length > 0);
  expect(ofState("cancelled").map(textOf).join()).toContain(words.deposits.refunded.split("{")[0]?.trim());
  const [confirmed] = ofState("confirmed");
  expect(confirmed && textOf(confirmed)).toContain("300,00");
  const [link] = list.all("a", undefined, confirmed);
  const page = await openPage(demo, link?.attribs.href ?? "");
  expect(page.text()).toContain(words.nexts.confirmed);
  expect(page.all("main table caption", words.credit)).toHaveLength(1);
  expect(page.all("main a[href^=tel:]").length).toBeGreaterThan(0);
  const events = page.all("main li").filter((item) => page.all("time", undefined, item).length > 0);
  expect(events.map(textOf)).toEqual([
    expect.stringMatching(new RegExp(`^${words.events.held}`)),
    expect.stringMatching(new RegExp(`^${words.events.confirmed}`)),
  ]);
  const file = page.attribute("main ul a[href*=reservation-document]", "href");
  const document = await demo.get(file);
  expect(document.headers()["content-type"]).toBe("application/pdf");
  expect(document.headers()["cache-control"]).toContain("no-store");
  expect(document.headers()["content-disposition"]).toContain(`filename="${words.files.confirmation}-`);
  expect((await document.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const confirmation = await page.follow("main a", words.cancel);
  expect(confirmation.all("main button", words.cancelSend)).toHaveLength(1);
  const reservation = await confirmation.follow("main a", words.keep);
  expect(reservation.all("[data-reservation-state=confirmed]")).toHaveLength(1);
  await demo.dispose();

  const anonymous = await newVisitor("anonymous", baseURL);
  const refused = await anonymous.get(file, { maxRedirects: 0 });
  expect([refused.status(), refused.headers()["cache-control"]]).toEqual([
    303,
    expect.stringContaining("no-store"),
  ]);
  await anonymous.dispose();
  expect((await openPage(request, personalPath("reservations", "es"))).text()).toContain(words.none);
  const other = await openPage(request, page.url);
  const unknown = await openPage(request, reservationPath("es", "a".repeat(26)));
  expect([other.status, other.text()]).toEqual([404, unknown.text()]);
  expect((await request.get(file)).status()).toBe(404);
});
