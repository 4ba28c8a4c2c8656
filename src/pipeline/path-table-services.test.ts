import { beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { noteAbsent, noteFollowed, noteLost } from "#platform/page-cache/followed-records.ts";
import { markAllInvalidated, markInvalidated } from "#platform/page-cache/invalidated-tags.ts";
import { type FailureKind, fail, ok, type Result } from "#platform/result.ts";
import { addressValidity, pathTable } from "./path-table.ts";

vi.mock("#api/call.ts", () => ({ call: vi.fn() }));

const vin = "VSSZZZ5FZJR000001";
const vehiclePage = ok({ components: [{ id: "1", key: "vehicle-detail", data: { vin } }] });
const writtenPage = ok({ components: [{ id: "1", key: "rich-text", data: {} }] });

/** Answers of the services by endpoint; a redirect by the requested path. */
type Answers = Readonly<Record<string, Result<unknown>>>;

const lookUp = async (path: string, answers: Answers) => {
  const calls: string[] = [];
  vi.mocked(call).mockImplementation((async (name: string, input: { query?: { path: string } }) => {
    calls.push(name);
    return answers[input.query?.path ?? name] ?? fail("not-found", "no");
  }) as never);
  return { fact: await pathTable().lookUp(path, "es"), calls };
};

beforeEach(markAllInvalidated);

describe("a page about a vehicle", () => {
  const at = (vehicle: Result<unknown>) => lookUp("/coches-ocasion/seat/", { page: vehiclePage, vehicle });

  test("is one", async () => {
    expect((await at(ok({}))).fact).toMatchObject({ kind: "page", queries: ["vehicle"] });
  });

  test.each<[FailureKind, string]>([
    ["not-found", "missing"],
    ["gone", "gone"],
    // Not found for those who have not seen it; else the page that was stored.
    ["timeout", "unreachable"],
    ["server", "unreachable"],
    ["contract", "unreachable"],
  ])("whose data service answers %s is %s", async (kind, expected) => {
    expect((await at(fail(kind, "no"))).fact).toMatchObject({ kind: expected });
  });

  test("by its VIN is one without a page of the content service, and its vehicle is requested once", async () => {
    const { fact, calls } = await lookUp(`/coches-ocasion/${vin}/`, { vehicle: ok({}) });
    expect(fact).toMatchObject({ kind: "page", queries: ["vehicle"] });
    expect(calls.filter((name) => name === "vehicle")).toHaveLength(1);
  });

  test.each<[FailureKind, string]>([
    ["not-found", "missing"],
    ["server", "unreachable"],
  ])("by its VIN, with neither page nor vehicle (%s), is %s", async (kind, expected) => {
    const { fact } = await lookUp(`/coches-ocasion/${vin}/`, { vehicle: fail(kind, "no") });
    expect(fact).toMatchObject({ kind: expected });
  });

  test("is requested where there is one only", async () => {
    const { calls } = await lookUp("/blog/", { page: writtenPage });
    expect(calls.sort()).toEqual(["page", "redirects"]);
  });
});

describe("a path that is redirected", () => {
  const to = (target: string) => ok({ target, status: 301 });

  test("leads to the end of the chain", async () => {
    const { fact } = await lookUp("/a/", { "/a/": to("/b"), "/b/": to("/c/") });
    expect(fact).toEqual({ kind: "redirect", target: "/c/", status: 301 });
  });

  test("and led round is the page that it would be without", async () => {
    for (const target of ["/a", "/a/?x=1", "http://localhost:3000/a/", "/b/"]) {
      markAllInvalidated();
      const { fact } = await lookUp("/a/", { page: writtenPage, "/a/": to(target), "/b/": to("/a/") });
      expect(fact, target).toMatchObject({ kind: "page" });
    }
  });

  test("and led where no visitor is sent is not", async () => {
    for (const target of ["javascript:alert(1)", "//evil.example/", "/\\evil.example/"])
      expect((await lookUp("/a/", { page: writtenPage, "/a/": to(target) })).fact.kind, target).toBe("page");
  });
});

describe("what the services said of a path", () => {
  const path = "/coches-ocasion/seat/";
  const vehicle = { page: vehiclePage, vehicle: ok({}) };
  const written = { page: writtenPage };
  /** Calls of a second look-up, after an invalidation. */
  const callsAfter = async (tag: string, answers: Answers) => {
    await lookUp(path, answers);
    markInvalidated([tag]);
    return (await lookUp(path, answers)).calls.length;
  };

  test.each<[string, string, boolean, Answers]>([
    ["a vehicle", `vehicle:${vin}`, true, vehicle],
    ["a vehicle", "vehicles", true, vehicle],
    ["a vehicle", "content", true, vehicle],
    ["a vehicle", "redirects", true, vehicle],
    ["a vehicle", "vehicle:WVWZZZ1KZ8W123456", false, vehicle],
    ["a vehicle", "stock", false, vehicle],
    ["a text", "page:es:coches-ocasion/seat", true, written],
    ["a text", "content", true, written],
    ["a text", "redirects", true, written],
    ["a text", "page:es:blog", false, written],
    ["a text", "vehicles", false, written],
    // What comes into being is named by tags that cannot be known before.
    ["nothing", "stock", true, {}],
    ["nothing", "vehicle:WVWZZZ1KZ8W123456", true, {}],
    ["a redirect", `vehicle:${vin}`, true, { [path]: ok({ target: "/b/", status: 301 }) }],
    ["a vehicle that is gone", `vehicle:${vin}`, true, { page: vehiclePage, vehicle: fail("gone", "no") }],
  ])("of %s is looked up again after a change of %s: %s", async (_, tag, isLookedUp, answers) => {
    expect((await callsAfter(tag, answers)) > 0).toBe(isLookedUp);
  });

  const hour = 3_600_000;
  const livesFor = async (answers: Answers) => {
    await lookUp(path, answers);
    return (pathTable().validity(path, "es")?.until ?? 0) - Date.now();
  };

  test("counts for a minute where they report no changes, else until midnight", async () => {
    expect(await livesFor(vehicle)).toBeLessThanOrEqual(60_000);
    markAllInvalidated();
    vi.useFakeTimers({ now: new Date("2026-11-30T10:00:00+01:00"), toFake: ["Date"] });
    noteFollowed("services", "1");
    try {
      expect(await livesFor(vehicle)).toBe(14 * hour);
      markAllInvalidated();
      expect(await livesFor({})).toBe(14 * hour);
      noteLost("services");
      expect((pathTable().validity(path, "es")?.until ?? 0) - Date.now()).toBe(60_000);
    } finally {
      vi.useRealTimers();
      noteAbsent("services");
    }
  });

  test.each<[string, Answers]>([
    ["of redirects", { ...vehicle, [path]: fail("timeout", "no") }],
    ["of a later redirect", { [path]: ok({ target: "/b/", status: 301 }), "/b/": fail("server", "no") }],
  ])("without the answer %s counts for a minute", async (_, answers) => {
    noteFollowed("services", "1");
    try {
      expect(await livesFor(answers)).toBeLessThanOrEqual(60_000);
    } finally {
      noteAbsent("services");
    }
  });

  test("is what an address leads to, but with a query or of our own routes for a minute", async () => {
    noteFollowed("services", "1");
    try {
      await lookUp(path, vehicle);
      const validity = pathTable().validity(path, "es");
      const of = (address: string) => addressValidity(new URL(address, "http://localhost:3000"), "es");
      expect(of(path)).toEqual(validity);
      expect(of("/unknown/")).toBeUndefined();
      for (const address of [`${path}?months=48`, "/comparar/"])
        expect((of(address)?.until ?? 0) - Date.now(), address).toBeLessThanOrEqual(60_000);
      expect(of(`${path}?months=48`)?.tags).toEqual(validity?.tags);
      expect(of("/comparar/")).toMatchObject({ tags: undefined });
    } finally {
      noteAbsent("services");
    }
  });
});
