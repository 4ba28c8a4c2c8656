import { test as base, expect } from "@playwright/test";
import { screens } from "#tools/test-support/screens.ts";
import type { Engine, Sight } from "./engine.ts";
import { startFirefox } from "./firefox-engine.ts";
import { asVisitor, type Visitor } from "./visitor.ts";
import { startWebkit } from "./webkit-engine.ts";

const engines = { firefox: startFirefox, webkit: startWebkit } as const;

export type EngineOptions = Readonly<{
  engineName: keyof typeof engines;
  windowSize: Readonly<{ width: number; height: number }>;
}>;

type Habits = Readonly<{
  /** Whether scripts run. */
  scripts: boolean;
  /** The answer about cookies that the visitor gave earlier; empty: none. */
  consent: string;
}>;

/** A journey of one visitor, in a window with an empty profile; ends with no script error. */
export const journey = base.extend<
  Habits & Readonly<{ visitor: Visitor; isPhone: boolean }>,
  EngineOptions & Readonly<{ engine: Engine }>
>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  windowSize: [screens.phone, { option: true, scope: "worker" }],
  scripts: [true, { option: true }],
  consent: ["necessary", { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  isPhone: ({ windowSize }, use) => use(windowSize.width < 600),
  visitor: async ({ engine, windowSize, scripts, consent, baseURL }, use) => {
    const sight: Sight = { ...windowSize, scripts };
    const tab = await engine.openTab(sight);
    try {
      if (consent !== "") {
        await tab.goTo(`${baseURL}/healthz`);
        await tab.setCookie("volante-consent", consent);
      }
      await use(asVisitor(tab, baseURL ?? "", scripts));
      expect(tab.problems()).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});
