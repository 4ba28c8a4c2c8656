import { beforeEach, expect, test, vi } from "vitest";
import { fail } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const caller = { locale: "es", token: "t", sessionId: "s" } as const;
vi.mock("#api/session/read-visitor.ts", () => ({ readCaller: async () => caller }));
const { loadQuotePdf } = await import("./load-quote-pdf.ts");

beforeEach(() => void call.mockReset().mockResolvedValue(fail("timeout", "")));

test.each([
  [
    { deposit: 3000, months: 60 },
    { initialValue: 3000, nrPayments: 60, pdf: true, promo: true },
  ],
  [{ promo: false }, { pdf: true, promo: false }],
] as const)("a quote as a file of %o asks for %o, as the visitor", async (request, query) => {
  await loadQuotePdf("VSSZZZ5FZJR000001", request, "es");
  expect(call).toHaveBeenCalledExactlyOnceWith(
    "quote",
    { params: { vin: "VSSZZZ5FZJR000001" }, query },
    caller,
  );
});
