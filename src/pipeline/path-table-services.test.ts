import { beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { clearCachedAnswers } from "#platform/clear-cached-answers.ts";
import { type FailureKind, fail, ok, type Result } from "#platform/result.ts";
import { pathTable } from "./path-table.ts";

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

beforeEach(clearCachedAnswers);

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

  test("is asked about where there is one only", async () => {
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
      pathTable().clear();
      const { fact } = await lookUp("/a/", { page: writtenPage, "/a/": to(target), "/b/": to("/a/") });
      expect(fact, target).toMatchObject({ kind: "page" });
    }
  });

  test("and led where no visitor is sent is not", async () => {
    for (const target of ["javascript:alert(1)", "//evil.example/", "/\\evil.example/"])
      expect((await lookUp("/a/", { page: writtenPage, "/a/": to(target) })).fact.kind, target).toBe("page");
  });
});
