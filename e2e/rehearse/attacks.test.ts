import { afterAll, beforeAll, expect, test } from "vitest";
import { allAttacks } from "./attacks/all-attacks.ts";
import { runAttack } from "./attacks/run-attack.ts";
import { startServices } from "./attacks/services-for-attacks.ts";

let services: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  services = await startServices();
});

afterAll(() => services.close());

for (const attack of allAttacks)
  test(attack.name, { timeout: (attack.seconds + 60) * 1_000 }, async () => {
    const { tries, problems, notes } = await runAttack(attack, services.url);
    console.log(`${attack.name}: ${tries} tries${notes.map((note) => `; ${note}`).join("")}`);
    expect(problems).toEqual([]);
    expect(tries).toBeGreaterThan(0);
  });
