/** Texts typed on the pages of a wizard, by page and field. A page is answered when its texts parse. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page of a wizard: one form, shown where the path includes it. */
export interface FlowPage<Name extends string> {
  readonly name: Name;
  /** The step that it belongs to, from 1. */
  readonly step: number;
  /** Whether the path includes it, given the answers of earlier pages; always by default. */
  readonly isOnWay?: (answers: Answers) => boolean;
  /** Whether its stored texts are an answer. */
  readonly isAnswered: (answers: Answers) => boolean;
  /** Pages that its options depend on: another answer there invalidates this one. */
  readonly restsOn?: readonly Name[];
  /** Back is not available. */
  readonly isFinal?: true;
}

/** A wizard as data: its pages in order. */
export type Flow<Name extends string> = readonly FlowPage<Name>[];

/** The flow while a page's form is refused: its stored texts may parse, but were not accepted. */
export const withRefused = <Name extends string>(flow: Flow<Name>, refused: string | undefined): Flow<Name> =>
  flow.map((page) => (page.name === refused ? { ...page, isAnswered: () => false } : page));

/** The pages of the path, given the answers. */
const wayOf = <Name extends string>(flow: Flow<Name>, answers: Answers): Flow<Name> =>
  flow.filter(({ isOnWay }) => isOnWay?.(answers) ?? true);

/** The pages that may be shown: every answered one of the path, and the first that is not. */
export const openPages = <Name extends string>(flow: Flow<Name>, answers: Answers): readonly Name[] => {
  const way = wayOf(flow, answers);
  const first = way.findIndex(({ isAnswered }) => !isAnswered(answers));
  return way.slice(0, first < 0 ? way.length : first + 1).map(({ name }) => name);
};

/** The page to continue with: the first unanswered of the path, else the last. Throws for an empty flow. */
export const firstOpen = <Name extends string>(flow: Flow<Name>, answers: Answers): Name => {
  const last = openPages(flow, answers).at(-1);
  if (last === undefined) throw new RangeError("A flow has at least one page on its way");
  return last;
};

export const isOpen = <Name extends string>(flow: Flow<Name>, answers: Answers, name: Name): boolean =>
  openPages(flow, answers).includes(name);

/** The page after an answered one; where there is none, or it is not open yet, the first open one. */
export const pageAfter = <Name extends string>(flow: Flow<Name>, answers: Answers, name: Name): Name => {
  const open = openPages(flow, answers);
  const at = open.indexOf(name);
  return (at < 0 ? undefined : open[at + 1]) ?? firstOpen(flow, answers);
};

/** The target of Back; undefined on the first page, and where Back is not available. */
export const pageBefore = <Name extends string>(
  flow: Flow<Name>,
  answers: Answers,
  name: Name,
): Name | undefined => {
  const way = wayOf(flow, answers);
  const at = way.findIndex((page) => page.name === name);
  return at < 0 || way[at]?.isFinal ? undefined : way[at - 1]?.name;
};

/**
 * The first page of a step if it is open, else the first open one: unanswered pages cannot be skipped. The
 * step is clamped (specification 4).
 */
export const pageOfStep = <Name extends string>(flow: Flow<Name>, answers: Answers, step: number): Name => {
  const open = openPages(flow, answers);
  const wanted = Math.min(Math.max(step, 1), flow.at(-1)?.step ?? 1);
  const found = flow.find((page) => page.step === wanted && open.includes(page.name));
  return found?.name ?? firstOpen(flow, answers);
};

/** Adds an answer: those that depend on it, directly or not, are removed unless it is the same as before. */
export const withAnswer = <Name extends string>(
  flow: Flow<Name>,
  answers: Answers,
  name: string,
  texts: Readonly<Record<string, string>>,
): Answers => {
  const next = { ...answers, [name]: texts };
  return isSame(answers[name], texts) ? next : without(next, restingOn(flow, name));
};

/** Removes the answers of pages that the path no longer includes. */
export const prune = <Name extends string>(flow: Flow<Name>, answers: Answers): Answers => {
  const way = new Set<string>(wayOf(flow, answers).map(({ name }) => name));
  return without(
    answers,
    flow.map(({ name }) => name).filter((name) => !way.has(name)),
  );
};

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

const isSame = (a: Answers[string] | undefined, b: Answers[string]): boolean =>
  a !== undefined && Object.keys({ ...a, ...b }).every((field) => (a[field] ?? "") === (b[field] ?? ""));

const restingOn = <Name extends string>(flow: Flow<Name>, name: string): readonly Name[] => {
  const found = new Set<Name>();
  // Pages depend on earlier ones only, so one pass is enough.
  for (const page of flow)
    if (page.restsOn?.some((each) => each === name || found.has(each))) found.add(page.name);
  return [...found];
};
