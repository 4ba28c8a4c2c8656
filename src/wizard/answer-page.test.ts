import { beforeEach, describe, expect, test, vi } from "vitest";
import { nameField, optionalMessageField } from "#forms/person-fields.ts";
import { fail, ok } from "#platform/result.ts";
import type { Flow } from "./flow.ts";
import type { Wizard } from "./wizard.ts";

const jar = new Map<string, string>();
const paths = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: ({ name, value, path }: { name: string; value: string; path: string }) => {
      if (value) jar.set(name, value);
      else jar.delete(name);
      paths.set(name, path);
    },
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
const readVisitor = vi.hoisted(() => vi.fn());
vi.mock("#api/session/read-visitor.ts", () => ({ readVisitor }));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));
const { answerPage } = await import("./answer-page.ts");
const { preparePage, enterWizard } = await import("./prepare-page.ts");
const { readWizard } = await import("./wizard-state.ts");
const { makeFormToken } = await import("#forms/form-token.ts");

type Name = "plate" | "person" | "booking";
const flow: Flow<Name> = [
  { name: "plate", step: 1, isAnswered: ({ plate }) => Boolean(plate?.name) },
  { name: "person", step: 2, isAnswered: ({ person }) => Boolean(person?.name), restsOn: ["plate"] },
  { name: "booking", step: 5, isAnswered: () => false, isFinal: true },
];
const begin = vi.fn<Wizard<Name>["begin"]>();
const wizard: Wizard<Name> = {
  name: "trade-in",
  flowOf: () => flow,
  aboutOf: (query) => query.get("retake") ?? "",
  begin,
  standsFor: ({ answers }, page) => page === "plate" || answers.plate?.message !== "half",
};
const fields = () => ({ name: nameField, message: optionalMessageField });
const submit = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  jar.clear();
  takePermit.mockResolvedValue(ok(undefined));
  submit.mockResolvedValue(ok({}));
  readVisitor.mockResolvedValue({});
});

const signIn = (userEmail: string) =>
  readVisitor.mockResolvedValue({ token: "t", tokenAt: 0, sessionId: "s", userEmail });

/** Sends the form of a page; returns the redirect. */
const send = (
  page: Name,
  texts: Readonly<Record<string, string>>,
  query = "",
  of = wizard,
): Promise<string> => {
  const form = new FormData();
  const hidden = { locale: "es", stamp: makeFormToken(new Date()), ...(query && { query }) };
  for (const [name, value] of Object.entries({ ...hidden, ...texts })) form.set(name, value);
  const rules = { fields, limit: () => ({ name: "plate" }) as const, submit };
  return answerPage(form, of, page, rules).catch(({ message }: Error) => message);
};
const show = (page: Name, query = "") =>
  preparePage(wizard, page, { locale: "es", state: "review", query }).catch(({ message }: Error) => message);

describe("a page that is taken", () => {
  test("leads to the next, at once, and is kept under the path of its wizard alone", async () => {
    expect(await send("plate", { name: "Ana" })).toBe("/solicitud/trade-in/person/");
    expect((await readWizard("trade-in", "es"))?.answers).toEqual({ plate: { name: "Ana", message: "" } });
    expect(Object.fromEntries(paths)).toEqual({ "volante-trade-in": "/solicitud/trade-in/" });
    expect([...jar.values()].join()).not.toContain("Ana");
  });

  test("keeps what follows from it for other pages, and what it was told", async () => {
    submit.mockResolvedValue(ok({ answers: { person: { name: "Ben" } }, told: [41] }));
    expect(await send("plate", { name: "Ana" })).toBe("/solicitud/trade-in/person/");
    expect(await readWizard("trade-in", "es")).toMatchObject({
      answers: { person: { name: "Ben" } },
      told: [41],
    });
  });

  test("ends the wizard where it says so, and everything is forgotten", async () => {
    await send("plate", { name: "Ana" });
    submit.mockResolvedValue(ok({ end: "/fin/" }));
    expect(await send("person", { name: "Ana" })).toBe("/fin/");
    expect(await readWizard("trade-in", "es")).toBeUndefined();
  });

  test("takes what the address goes along with to the next page, and what one page asks not", async () => {
    expect(await send("plate", { name: "Ana" }, "zip=28001&utm_campaign=x&junk=1")).toBe(
      "/solicitud/trade-in/person/?utm_campaign=x",
    );
  });
});

describe("a page that is refused", () => {
  test("is shown again with what was typed, what is wrong, and the same stamp", async () => {
    expect(await send("plate", { name: "", message: "Hola" })).toBe("/solicitud/trade-in/plate/?revisar=1#");
    expect(submit).not.toHaveBeenCalled();
    const page = await show("plate");
    if (typeof page === "string") throw new Error(page);
    const { frame, text } = await page.form(fields());
    expect(frame.summary.items).toEqual([{ id: "plate-name", text: "Escribe tu nombre." }]);
    expect(text("message").defaultValue).toBe("Hola");
    const { refused } = (await readWizard("trade-in", "es")) ?? {};
    expect(frame.hidden).toContainEqual({ name: "stamp", value: refused?.stamp });
  });

  test("says what the service refused, and keeps the answers of the other pages", async () => {
    await send("plate", { name: "Ana" });
    submit.mockResolvedValue(fail("server", "down"));
    expect(await send("person", { name: "Ben" })).toBe("/solicitud/trade-in/person/?revisar=1#");
    const state = await readWizard("trade-in", "es");
    expect(state?.answers).toMatchObject({ plate: { name: "Ana" }, person: { name: "Ben" } });
    expect(state?.refused?.fieldErrors).toEqual({ form: { key: "unavailable" } });
  });

  test("says that it is too much where it fits into no cookie, and keeps what was kept before", async () => {
    await send("plate", { name: "Ana" });
    const long = "漢".repeat(1_000);
    expect(await send("person", { name: "Ben", message: long })).toBe(
      "/solicitud/trade-in/person/?revisar=1#",
    );
    const state = await readWizard("trade-in", "es");
    expect(state?.answers).toEqual({ plate: { name: "Ana", message: "" } });
    expect(state?.refused?.fieldErrors).toEqual({ form: { key: "tooMuchKept" } });
    for (const sealed of jar.values()) expect(sealed.length).toBeLessThanOrEqual(3_500);
  });

  test("is not asked of the service more often than its limit says", async () => {
    takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 90 });
    await send("plate", { name: "Ana" });
    expect(submit).not.toHaveBeenCalled();
    expect((await readWizard("trade-in", "es"))?.refused?.fieldErrors).toEqual({
      form: { key: "tooOften", values: { minutes: "2" } },
    });
  });
});

describe("a page that was refused and left", () => {
  const enter = () =>
    enterWizard(wizard, { locale: "es", state: undefined, query: "" }).catch(({ message }: Error) => message);

  test("is no answer, however much it reads like one: it is gone on with, and nothing behind it is open", async () => {
    await send("plate", { name: "Ana" });
    submit.mockResolvedValue(fail("timeout", ""));
    await send("person", { name: "Ben" });
    expect(await enter()).toBe("/solicitud/trade-in/person/");
    expect(await show("booking")).toBe("/solicitud/trade-in/person/");
    expect(await send("booking", {})).toBe("/solicitud/trade-in/person/");
  });

  test("is none either after another page, until it is taken itself", async () => {
    await send("plate", { name: "Ana" });
    submit.mockResolvedValueOnce(fail("timeout", ""));
    await send("person", { name: "Ben" });
    await send("plate", { name: "Ana" });
    expect(await enter()).toBe("/solicitud/trade-in/person/");
    await send("person", { name: "Ben" });
    expect(await enter()).toBe("/solicitud/trade-in/booking/");
  });

  test("is forgotten as refused with what was typed", async () => {
    await send("plate", { name: "Ana" });
    submit.mockResolvedValueOnce(fail("timeout", ""));
    await send("person", { name: "Ben" });
    await send("plate", { name: "Eva" });
    expect(await readWizard("trade-in", "es")).toEqual({
      about: "",
      answers: { plate: { name: "Eva", message: "" } },
    });
  });
});

describe("a page that is not open", () => {
  test("is not taken: it leads to the one that is", async () => {
    expect(await send("booking", { name: "Ana" })).toBe("/solicitud/trade-in/plate/");
    expect(submit).not.toHaveBeenCalled();
    expect(jar.size).toBe(0);
  });

  test("is not shown either, and where nothing is kept at all that is said", async () => {
    expect(await show("booking")).toBe("/solicitud/trade-in/plate/?revisar=1#");
    await send("plate", { name: "Ana" });
    expect(await show("booking", "utm_campaign=x")).toBe("/solicitud/trade-in/person/?utm_campaign=x");
  });

  test.each([
    ["", "/solicitud/trade-in/person/"],
    ["step=1", "/solicitud/trade-in/plate/"],
    ["step=5", "/solicitud/trade-in/person/"],
  ])("is entered by %j at %s", async (query, address) => {
    await send("plate", { name: "Ana" });
    const entered = enterWizard(wizard, { locale: "es", state: undefined, query });
    await expect(entered).rejects.toThrow(address);
  });
});

describe("what is gone on with", () => {
  test("begins with what is stored, and what was typed for another stays out of it", async () => {
    begin.mockResolvedValue({ plate: { name: "Stored" }, person: { name: "Stored" } });
    await send("plate", { name: "Ana" });
    const page = await show("booking", "retake=abc");
    expect(page).toMatchObject({ answers: { plate: { name: "Stored" } } });
    expect(await send("person", { name: "Ben" }, "retake=abc")).toBe(
      "/solicitud/trade-in/booking/?retake=abc",
    );
    expect(await readWizard("trade-in", "es")).toMatchObject({
      about: "abc",
      answers: { plate: { name: "Stored" }, person: { name: "Ben" } },
    });
  });

  test("is begun afresh where what is kept of it does not stand for it", async () => {
    begin.mockResolvedValue({ plate: { name: "Stored" }, person: { name: "Stored" } });
    await send("plate", { name: "Ben", message: "half" }, "retake=abc");
    expect(await show("booking", "retake=abc")).toMatchObject({ answers: { plate: { name: "Stored" } } });
    expect(await show("plate", "retake=abc")).toMatchObject({ answers: { plate: { name: "Ben" } } });
    const entered = enterWizard(wizard, { locale: "es", state: undefined, query: "retake=abc&step=5" });
    await expect(entered).rejects.toThrow("/solicitud/trade-in/booking/?retake=abc");
    await send("booking", { name: "x" }, "retake=abc");
    expect((await readWizard("trade-in", "es"))?.answers).toMatchObject({ plate: { name: "Stored" } });
  });

  test("is only begun afresh where something stored is meant", async () => {
    await send("plate", { name: "Ben", message: "half" });
    expect(await show("person")).toMatchObject({ answers: { plate: { name: "Ben" } } });
    expect(begin).not.toHaveBeenCalled();
  });

  test("begins anew where it is not the visitor's", async () => {
    begin.mockResolvedValue(undefined);
    expect(await show("booking", "retake=abc")).toBe("/solicitud/trade-in/plate/?retake=abc&revisar=1#");
  });
});

describe("what is kept of another thing", () => {
  const asksBefore = vi.fn();
  const confirming: Wizard<Name> = { ...wizard, asksBefore };
  const savedAnswer = async () => (await readWizard("trade-in", "es"))?.answers.plate?.name;

  test("is not replaced by a page left open in another tab, which leads to where that is asked", async () => {
    asksBefore.mockResolvedValue(true);
    begin.mockResolvedValue({});
    await send("plate", { name: "Ana" }, "retake=one", confirming);
    expect(await send("plate", { name: "Ben" }, "retake=two", confirming)).toBe(
      "/solicitud/trade-in/plate/?retake=two",
    );
    expect(await savedAnswer()).toBe("Ana");
    expect(submit).toHaveBeenCalledOnce();
  });

  test("is replaced where it is over, and without a word by a wizard that never asks", async () => {
    asksBefore.mockResolvedValue(false);
    begin.mockResolvedValue({});
    await send("plate", { name: "Ana" }, "retake=one", confirming);
    await send("plate", { name: "Ben" }, "retake=two", confirming);
    expect(await savedAnswer()).toBe("Ben");
    await send("plate", { name: "Cara" }, "retake=three");
    expect(await savedAnswer()).toBe("Cara");
  });
});

describe("whoever signs in on the same device", () => {
  test("sees what was answered before signing in, and in the same account", async () => {
    await send("plate", { name: "Ana" });
    signIn("ana@volante.test");
    expect((await readWizard("trade-in", "es"))?.answers.plate?.name).toBe("Ana");
    await send("person", { name: "Ana" });
    // The session ends by itself, and goes on after the login.
    readVisitor.mockResolvedValue({});
    expect((await readWizard("trade-in", "es"))?.answers.person?.name).toBe("Ana");
    signIn("ana@volante.test");
    expect((await readWizard("trade-in", "es"))?.answers.person?.name).toBe("Ana");
  });

  test("sees nothing of another account's answers, also when nobody was signed in meanwhile", async () => {
    signIn("ana@volante.test");
    await send("plate", { name: "Ana" });
    readVisitor.mockResolvedValue({});
    await send("person", { name: "Ana" });
    signIn("ben@volante.test");
    expect(await readWizard("trade-in", "es")).toBeUndefined();
    expect([...jar.values()].join()).not.toContain("ana@");
  });
});

test("each language keeps its own under its own path, and a logout takes all", async () => {
  const { forgottenWizards } = await import("./wizard-cookie.ts");
  expect(forgottenWizards()).toMatchObject([
    { name: "volante-trade-in", path: "/solicitud/trade-in/", value: "", maxAge: 0 },
    { name: "volante-reserve", path: "/solicitud/reserve/", value: "", maxAge: 0 },
    { name: "volante-reserve-car", path: "/solicitud/reserve/", value: "", maxAge: 0 },
    { name: "volante-trade-in-pt", path: "/pt/pedido/trade-in/", value: "", maxAge: 0 },
    { name: "volante-reserve-pt", path: "/pt/pedido/reserve/", value: "", maxAge: 0 },
    { name: "volante-reserve-pt-car", path: "/pt/pedido/reserve/", value: "", maxAge: 0 },
  ]);
  await send("plate", { name: "Ana" });
  expect(await readWizard("trade-in", "pt")).toBeUndefined();
});

test("what another purpose has sealed opens no wizard", async () => {
  await send("plate", { name: "Ana" });
  const { seal } = await import("#platform/sealed-cookie.ts");
  jar.set("volante-trade-in", await seal("form", { about: "", answers: { plate: { name: "x" } } }, 60));
  expect(await readWizard("trade-in", "es")).toBeUndefined();
});
