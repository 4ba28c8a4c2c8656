import { expect, test } from "vitest";
import { conditionState } from "./condition-state.ts";

const phaseTwo = {
  kms: 64_000,
  imported: false,
  files: [],
  valuation: 9_810,
  status: { enginePerformance: "GOOD", drivePerformance: "UNDEFINED", generalStatus: "BAD" },
} as const;

test("nothing was told, something is missing, it can be handed in, it was", () => {
  expect(conditionState({})).toEqual({ kind: "none" });
  const { valuation: _, ...unvalued } = phaseTwo;
  expect(conditionState({ phaseTwo: { ...unvalued, files: [] } })).toEqual({ kind: "sent" });
  expect(conditionState({ phaseTwo: { ...phaseTwo, files: [] } })).toEqual({
    kind: "draft",
    open: ["drivePerformance"],
  });
  const status = { ...phaseTwo.status, drivePerformance: "FAIR" } as const;
  expect(conditionState({ phaseTwo: { ...phaseTwo, files: [], status } })).toEqual({
    kind: "draft",
    open: [],
  });
  const submittedTime = "2026-11-25T10:00:00Z";
  expect(conditionState({ phaseTwo: { ...phaseTwo, files: [], submittedTime } })).toEqual({
    kind: "submitted",
    time: submittedTime,
  });
});
