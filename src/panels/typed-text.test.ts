import { beforeEach, expect, test, vi } from "vitest";
import { restoreTyped, storeTyped } from "./typed-text.ts";

const page = "/solicitud/contact/";
const key = "volante-typed";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
const beSignedIn = (isSignedIn: boolean) =>
  vi.stubGlobal("document", { cookie: isSignedIn ? "a=b; volante-known=1" : "a=b" });
const store = (isOfCustomer: boolean) =>
  stored.set(
    key,
    JSON.stringify([
      page,
      [
        ["name", "Ana"],
        ["secret", "x"],
        ["privacy", "on"],
      ],
      isOfCustomer,
    ]),
  );

/** A form of a panel, with what is filled into it. */
const render = () => {
  const fields: Record<string, { type: string; value: string; checked?: boolean }> = {
    name: { type: "text", value: "" },
    secret: { type: "password", value: "" },
    privacy: { type: "checkbox", value: "on", checked: false },
  };
  const form = { elements: { namedItem: (name: string) => fields[name] ?? null } };
  return { fields, content: { querySelector: () => form } as unknown as Element };
};
const restored = () => {
  const { fields, content } = render();
  restoreTyped(page, content);
  return fields;
};

test("what was typed is filled in again, and nothing that is secret", () => {
  beSignedIn(false);
  store(false);
  expect(restored()).toMatchObject({
    name: { value: "Ana" },
    secret: { value: "" },
    privacy: { checked: true },
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, false, true],
  [false, true, true],
])("typed by a customer: %s, signed in now: %s, is kept: %s", (isOfCustomer, isSignedIn, isKept) => {
  beSignedIn(isSignedIn);
  store(isOfCustomer);
  expect(restored().name?.value).toBe(isKept ? "Ana" : "");
  expect(stored.has(key)).toBe(isKept);
});

test.each([true, false])("what is typed is kept with whether it is a customer's: %s", (isSignedIn) => {
  vi.stubGlobal(
    "FormData",
    class {
      *[Symbol.iterator]() {
        yield ["name", "Ana"];
        yield ["secret", "x"];
      }
    },
  );
  beSignedIn(isSignedIn);
  const { content } = render();
  storeTyped(page, content.querySelector("form") as HTMLFormElement);
  expect(JSON.parse(stored.get(key) ?? "")).toEqual([page, [["name", "Ana"]], isSignedIn]);
});

test("once the form was taken it is forgotten", () => {
  beSignedIn(false);
  store(false);
  restoreTyped(page, { querySelector: () => null } as unknown as Element);
  expect(stored.has(key)).toBe(false);
});

test.each(["", "[", "null", "{}", '["/solicitud/contact/"]'])(
  "junk in the storage is nobody's form: %s",
  (text) => {
    beSignedIn(false);
    stored.set(key, text);
    expect(restored().name?.value).toBe("");
  },
);
