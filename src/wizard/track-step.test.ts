import { expect, test, vi } from "vitest";

const recordEvent = vi.hoisted(() => vi.fn());
vi.mock("#api/record-event.ts", () => ({ recordEvent }));
const { trackStep } = await import("./track-step.ts");

const given = (told?: readonly number[]) => ({
  locale: "es" as const,
  place: { path: "/solicitud/trade-in/person/", query: "" },
  requestId: "",
  state: { answers: {}, about: "", ...(told && { told }) },
});

test("a step is recorded when it is accepted, and once for each time that the wizard is gone through", async () => {
  expect(await trackStep(41, given())).toEqual([41]);
  expect(await trackStep(42, given([41]))).toEqual([41, 42]);
  expect(await trackStep(42, given([41, 42]))).toEqual([41, 42]);
  expect(recordEvent.mock.calls.map(([code]) => code)).toEqual([41, 42]);
});
