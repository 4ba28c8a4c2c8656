import { beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";
import { storedValueTexts } from "./stored-value.ts";

vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
vi.mock("#api/session/read-visitor.ts", () => ({
  readVisitor: async () => ({ token: "t", tokenAt: 1, sessionId: "s" }),
}));
const { tradeInWizard } = await import("./trade-in-wizard.ts");

const id = "a".repeat(26);
const valuation = storedValueTexts({ valuation: 9_810, tradeInId: id });

describe("what is kept of a stored trade-in", () => {
  test.each([
    ["valued", { valuation }, undefined, ["plate", "dealer", "valuation", "booking", undefined]],
    ["half changed", {}, undefined, ["plate", "dealer"]],
    ["changed and refused", { valuation }, "dealer", ["plate", "dealer"]],
    ["refused an hour", { valuation }, "booking", ["plate", "dealer", "booking"]],
  ] as const)("stands for it, when it was %s, on its pages only", (_, answers, page, pages) => {
    const refused = page && { page, fieldErrors: {} };
    const stands = (["plate", "dealer", "valuation", "booking", undefined] as const).filter((each) =>
      tradeInWizard.standsFor?.({ about: id, answers, refused }, each),
    );
    expect(stands).toEqual(pages);
  });
});

describe("a stored trade-in is begun with", () => {
  beforeEach(() => {
    call.mockReset();
  });

  test("as nothing where it is not the visitor's", async () => {
    call.mockResolvedValue(fail("not-found", ""));
    expect(await tradeInWizard.begin("es", id)).toBeUndefined();
  });

  test.each(["timeout", "server", "unauthorized"] as const)("on its own page while %s", async (kind) => {
    call.mockResolvedValue(fail(kind, ""));
    await expect(tradeInWizard.begin("es", id)).rejects.toThrow(`/personal/tasacion/${id}/`);
  });

  test("with all that is stored", async () => {
    call.mockResolvedValue(
      ok({ id, plate: "1234KBC", kilometers: 64_000, dealerId: "es-01", tradeInType: 1 }),
    );
    expect(await tradeInWizard.begin("es", id)).toMatchObject({ plate: { plate: "1234KBC", kms: "64000" } });
  });
});
