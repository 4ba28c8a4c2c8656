import {
  cold,
  compare,
  count,
  countDiesels,
  fillPlate,
  isReady,
  offerPanel,
  opener,
  openFilters,
  openPanel,
  openPanelBy,
  slowPhone,
  slowProcessor,
  type TimedAction,
  tap,
  tick,
} from "./action-steps.ts";

const refuse = {
  act: tap("dialog[open] form button:not([type=button])"),
  effect: { appears: "dialog[open] [data-error-summary]" },
} as const;

/** The leads that know most of what they are about, by their own links: a dealer's hours, and what an alert would notify of. */
const leadActions = (
  [
    ["vehicle", "test-drive"],
    ["list", "car-alert"],
  ] as const
).flatMap(([page, panel]): TimedAction[] => {
  const what = `${page}: ${panel}`;
  const link = `main [data-panel=${panel}]`;
  const opened = { act: tap(link), effect: { appears: "dialog[open] form" } };
  return [
    { what: `${what} opened, cold`, page, conditions: slowPhone, budget: { effect: 1200 }, ...opened },
    {
      what: `${what}, field errors shown`,
      page,
      conditions: slowPhone,
      budget: { effect: 600 },
      prepare: openPanelBy(link),
      ...refuse,
    },
  ];
});

export const timedActions: readonly TimedAction[] = [
  {
    what: "list: compare, first tap after a scroll",
    page: "list",
    conditions: slowProcessor,
    budget: { effect: 200 },
    prepare: async (page) => {
      await page.evaluate(() => scrollBy(0, 200));
      await isReady(page);
      await page.waitForLoadState("networkidle");
    },
    act: tap(compare),
    effect: { appears: `${compare}[aria-pressed=true]` },
  },
  {
    what: "list: compare, cold",
    page: "list",
    conditions: slowPhone,
    budget: cold,
    act: tap(compare),
    effect: { appears: `${compare}[aria-pressed=true]` },
  },
  {
    what: "vehicle: picture enlarged, cold",
    page: "vehicle",
    conditions: slowPhone,
    budget: cold,
    act: tap("a[data-gallery-picture]"),
    effect: { appears: "dialog[open] img" },
  },
  {
    what: "vehicle: term changed, cold",
    page: "vehicle",
    conditions: slowPhone,
    // A changed field waits without a sign: only the figures change.
    budget: { effect: 1000 },
    act: async (page) => void (await page.locator("#finance select").selectOption("36")),
    effect: { changes: "#finance [data-testid=monthly]" },
  },
  {
    what: "list: filter ticked to new count",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 900 },
    prepare: openFilters,
    act: tick,
    effect: { changes: count },
  },
  {
    // What is ticked changes the list under the panel at once; the button closes the panel.
    what: "list: filters applied, the list in view",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 1200 },
    prepare: countDiesels,
    act: tap(count),
    effect: { appears: "body:not(:has(form:popover-open))" },
  },
  {
    what: "panel with a form: opened, cold",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 1200 },
    prepare: offerPanel,
    act: tap(opener),
    effect: { appears: "dialog[open] form" },
  },
  {
    what: "panel with a form: field errors shown",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 600 },
    prepare: openPanel,
    ...refuse,
  },
  ...leadActions,
  {
    what: "trade-in: a step taken, the next shown",
    page: "list",
    conditions: slowPhone,
    budget: { effect: 600 },
    prepare: fillPlate,
    act: tap("dialog[open] form:has([name=stamp]) button:not([type=button])"),
    effect: { appears: "dialog[open] [name=email]" },
  },
];
