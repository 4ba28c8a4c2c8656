import { beforeEach, describe, expect, test, vi } from "vitest";
import { readFields } from "#forms/read-fields.ts";
import type { Session } from "#platform/session.ts";
import { requestCarAlert } from "./request-car-alert.ts";
import { requestPriceDrop } from "./request-price-drop.ts";
import { saveSearch } from "./save-search.ts";
import { sendContact } from "./send-contact.ts";
import { sendTestDrive } from "./send-test-drive.ts";
import { subscribe } from "./subscribe.ts";

const answerForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/answer-form.ts", () => ({ answerForm }));
let visitor: Session;
vi.mock("#api/session/read-visitor.ts", () => ({ readVisitor: async () => visitor }));
beforeEach(() => {
  vi.resetAllMocks();
  visitor = {};
});
const customer = { token: "t", tokenAt: 1, sessionId: "s" };

const vin = "VSSZZZ5FZKR012345";
const email = "ana@volante.test";
const typed = { email, name: "Ana", phone: "612345678", message: "Hola", title: "Seat", privacy: "on" };

/** What an action hands on to be taken. */
const rulesOf = async (action: (form: FormData) => Promise<void>) => {
  await action(new FormData());
  return answerForm.mock.lastCall?.[1];
};
const read = async (
  action: (form: FormData) => Promise<void>,
  form: Readonly<Record<string, string>>,
  query = "",
) => {
  const rules = await rulesOf(action);
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) sent.set(name, value);
  return { rules, ...readFields(sent, await rules.fields("es", query)) };
};

describe.each([
  ["contact", sendContact, `vin=${vin}`],
  ["test-drive", sendTestDrive, `vin=${vin}`],
  ["price-drop", requestPriceDrop, `vin=${vin}`],
  ["car-alert", requestCarAlert, "list=%2F&brand=seat"],
  ["newsletter", subscribe, ""],
] as const)("the form of %s", (panel, action, query) => {
  test("is taken with consent alone, and counted for the address that its mail goes to and for the telephone", async () => {
    const { privacy: _, ...without } = typed;
    expect((await read(action, without, query)).fieldErrors).toEqual({ privacy: { key: "privacyMissing" } });
    const { rules, values } = await read(action, typed, query);
    const asksForPhone = panel === "contact" || panel === "test-drive";
    const subject = asksForPhone ? [email, "+34612345678"] : email;
    expect(rules.limit(values)).toEqual({ name: "lead", subject });
  });

  test("is about what its query says, and nothing else", async () => {
    const rules = await rulesOf(action);
    expect(rules.path("pt")).toBe(`/pt/pedido/${panel}/`);
    expect(rules.query(new URLSearchParams(`${query}&evil=1`))).toBe(query);
  });
});

test.each([
  ["price-drop", requestPriceDrop],
  ["car-alert", requestCarAlert],
] as const)(
  "an alert of whoever is signed in goes to their own address, whatever is sent: %s",
  async (_, action) => {
    visitor = customer;
    const { rules, values } = await read(action, typed);
    expect(values).toMatchObject({ email: undefined, privacy: undefined });
    expect(rules.limit(values)).toEqual({ name: "savedItem" });
  },
);

test("a search is kept as often as other things of a customer", async () => {
  const { rules, values } = await read(saveSearch, typed);
  expect(rules.limit(values)).toEqual({ name: "savedItem" });
  expect(rules.query(new URLSearchParams(`vin=${vin}`))).toBe("");
});

test.each([
  [{ phone: "" }, {}],
  [{ email: "" }, {}],
  [{ phone: "", email: "" }, { email: { key: "reachMissing" } }],
  [{ phone: "", answer: "morning" }, { phone: { key: "phoneMissing" } }],
  [{ email: "", answer: "mail" }, { email: { key: "emailMissing" } }],
  [{ phone: "", answer: "mail" }, {}],
])(
  "a question needs a mail address or a telephone, and what the preferred answer needs: %j",
  async (changed, found) => {
    const { rules, texts, fieldErrors } = await read(sendContact, { ...typed, ...changed }, `vin=${vin}`);
    expect(fieldErrors).toEqual({});
    expect(rules.checkTexts(texts)).toEqual(found);
  },
);

test.each([
  [{ day: "2026-12-01", time: "" }, { time: { key: "timeMissing" } }],
  [{ day: "", time: "11:00" }, { day: { key: "dayMissing" } }],
  [{ day: "", time: "" }, {}],
  [{ day: "2026-12-01", time: "11:00" }, {}],
])("of a test drive at %j: %j", async (when, fieldErrors) => {
  const { rules, values } = await read(sendTestDrive, { ...typed, ...when });
  expect(rules.check(values)).toEqual(fieldErrors);
});
