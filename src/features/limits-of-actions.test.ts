import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test, vi } from "vitest";

const [answerForm, answerPage] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("#forms/answer-form.ts", () => ({ answerForm }));
vi.mock("#wizard/answer-page.ts", () => ({ answerPage }));
vi.mock("next/navigation", () => ({ redirect: vi.fn() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
  headers: async () => new Headers(),
}));

/** How often each server action may be sent; undefined for those that store an answer in the visitor's own browser. */
const limits: Readonly<Record<string, string | undefined>> = {
  "accept-value": undefined,
  "request-address-change": "account",
  "request-car-alert": "lead",
  "request-call": "reservationCall",
  "request-price-drop": "lead",
  "request-valuation": "lead",
  "book-slot": "booking",
  "cancel-booking": "booking",
  "cancel-reservation": "cancellation",
  "change-alert": "savedItem",
  "change-details": "account",
  "change-password": "account",
  "choose-delivery": undefined,
  "choose-financing": undefined,
  "choose-make": undefined,
  "choose-model": undefined,
  "choose-payment": undefined,
  "choose-version": undefined,
  "confirm-address": "account",
  "confirm-car": undefined,
  "delete-account": "account",
  "delete-trade-in": "booking",
  "describe-in-words": undefined,
  "look-up-plate": "plate",
  "save-condition": "savedItem",
  "save-search": "savedItem",
  "save-owner-details": undefined,
  "save-buyer-details": undefined,
  "send-contact": "lead",
  "send-test-drive": "lead",
  "start-over": undefined,
  "submit-condition": "savedItem",
  "submit-reservation": "payment",
  subscribe: "lead",
  "value-car": "valuation",
};

const actions = globSync("src/features/*/actions/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => [file.replace(/^.*[/\\]|\.ts$/g, ""), file] as const);

beforeEach(() => vi.clearAllMocks());

test("every server action is in the table", () => {
  expect(actions.map(([name]) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
});

test.each(actions)("%s has its limit", async (name, file) => {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const [action] = Object.values(module).filter((each) => typeof each === "function");
  await (action as (form: FormData) => Promise<void>)(new FormData());
  const rules = answerForm.mock.lastCall?.[1] ?? answerPage.mock.lastCall?.[3];
  const person = { email: "ana@example.com" };
  expect(rules?.limit?.(person, { answers: { person } })?.name).toBe(limits[name]);
});
