import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";
import { POST } from "./route.ts";

const mocks = vi.hoisted(() => ({ withSession: vi.fn(), changeSavedItem: vi.fn(), takePermit: vi.fn() }));
vi.mock("#api/session/with-session.ts", () => ({ withSession: mocks.withSession }));
vi.mock("#features/alerts/change-saved-item.ts", () => ({ changeSavedItem: mocks.changeSavedItem }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: mocks.takePermit }));

const caller = { locale: "pt", token: "t", sessionId: "s" };
beforeEach(() => {
  vi.resetAllMocks();
  mocks.takePermit.mockResolvedValue(ok(undefined));
  mocks.withSession.mockImplementation((_, work) => work(caller));
  mocks.changeSavedItem.mockResolvedValue(ok({}));
});

const id = "y956rpa7jjajzfj1vy74k9zxj3";
const send = (form: Readonly<Record<string, string>>) =>
  POST(
    new Request("http://localhost/api/saved-items", {
      method: "POST",
      body: new URLSearchParams({ locale: "pt", ...form }),
    }),
  );
const leadsTo = async (form: Readonly<Record<string, string>>) => {
  const answer = await send(form);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  return answer.headers.get("location");
};

const alert = { subject: `thing=car-alert&id=${id}`, change: "pause" };
const notification = { subject: `thing=notification&id=${id}&name=A`, change: "read" };
const searches = "/pt/pessoal/pesquisas/";
const notifications = "/pt/pessoal/notificacao/";

test("what is kept is changed in the name of whoever is signed in", async () => {
  expect(await leadsTo(alert)).toBe(searches);
  const subject = { thing: "car-alert", id, name: "", list: undefined };
  expect(mocks.changeSavedItem).toHaveBeenCalledExactlyOnceWith(subject, "pause", caller);
});

test.each([
  [{ ...notification, view: "about=price-drop&page=2" }, `${notifications}?about=price-drop&page=2`],
  [{ ...notification, view: "page=2&thing=search&failed=1" }, `${notifications}?page=2`],
  [{ ...notification, view: "//evil.test" }, notifications],
  [
    { ...notification, change: "remove", view: "page=2" },
    `${notifications}?page=2&thing=notification&id=${id}&name=A`,
  ],
])("%j leads back to the part that was shown: %s", async (form, page) => {
  expect(await leadsTo(form)).toBe(page);
});

test("a list that is had back asks for all that it asked for, however long it is said", async () => {
  const brands = Array.from({ length: 20 }, (_, index) => `marca-de-coches-${index + 10}`).join();
  const dealers = Array.from({ length: 60 }, (_, index) => `concesionario-${index + 100}`).join();
  const path = `/coches-ocasion/?brand=${brands}&priceTo=15000`;
  const list = `dealers=${dealers}&list=${encodeURIComponent(path)}&brand=${brands}&priceTo=15000`;
  const name = "名".repeat(120);
  const subject = `thing=search&id=${id}&name=${encodeURIComponent(name)}&${list}`;
  expect(subject.length).toBeGreaterThan(3_000);
  await leadsTo({ subject, change: "restore" });
  const [restored] = mocks.changeSavedItem.mock.lastCall ?? [];
  expect(restored.list.query.priceTo).toBe(15_000);
  expect([restored.name, restored.list.path]).toEqual([name, path]);
});

test.each([
  [fail("unauthorized", ""), "/pt/acesso/?returnTo=%2Fpt%2Fpessoal%2Fpesquisas%2F"],
  [fail("timeout", ""), `${searches}?failed=1`],
  [{ ok: false, error: { ...fail("conflict", "").error, code: "list-full" } }, `${searches}?failed=full`],
])("what is not done is said: %j", async (answer, page) => {
  mocks.changeSavedItem.mockResolvedValue(answer);
  expect(await leadsTo(alert)).toBe(page);
});

test.each([{ ...alert, subject: "thing=car-alert&id=../x" }, { ...alert, change: "toString" }, {}])(
  "%j is refused",
  async (form) => {
    expect((await send(form)).status).toBe(400);
    expect(mocks.withSession).not.toHaveBeenCalled();
  },
);

test("whoever asks too often is refused before anything is read", async () => {
  mocks.takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 7 });
  const answer = await send(alert);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
  expect(mocks.takePermit).toHaveBeenCalledWith("savedItem", expect.anything());
  expect(mocks.withSession).not.toHaveBeenCalled();
});
