/**
 * What a card of the sandbox does, by the name that the browser sends in the place of a number. The last three are about the message
 * that tells of it: late, twice, and never.
 */
export const sandboxScenarios = [
  "succeeds",
  "authentication",
  "insufficient-funds",
  "declined",
  "succeeds-late",
  "succeeds-twice",
  "succeeds-silently",
] as const;

export type SandboxScenario = (typeof sandboxScenarios)[number];

/** When the messages of a payment that was made are due, in milliseconds after it. */
export const messageDelays: Readonly<Record<SandboxScenario, readonly number[]>> = {
  succeeds: [0],
  authentication: [0],
  "insufficient-funds": [],
  declined: [],
  "succeeds-late": [60_000],
  "succeeds-twice": [0, 0, 2_000],
  "succeeds-silently": [],
};
