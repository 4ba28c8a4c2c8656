/** What was typed on the pages of a wizard, as text, by page and field. What is answered is what of it parses. */
export type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page of a wizard: one form, which is asked for where the way leads over it. */
export interface FlowPage<Name extends string> {
  readonly name: Name;
  /** The step that it belongs to, from 1. */
  readonly step: number;
  /** Whether the way leads over it, as the pages before are answered; always where it is left out. */
  readonly isOnWay?: (answers: Answers) => boolean;
  /** Whether what is kept of it is an answer. */
  readonly isAnswered: (answers: Answers) => boolean;
  /** Pages that say what there is to answer here: another answer there makes this one void. */
  readonly restsOn?: readonly Name[];
  /** There is no way back from it. */
  readonly isFinal?: true;
}

/** A wizard as data: its pages in their order. */
export type Flow<Name extends string> = readonly FlowPage<Name>[];

/** The flow while a page's form stands refused: what is kept of it may read like an answer, and nobody has taken it. */
export const withRefused = <Name extends string>(flow: Flow<Name>, refused: string | undefined): Flow<Name> =>
  flow.map((page) => (page.name === refused ? { ...page, isAnswered: () => false } : page));

/** The pages that the way leads over, as things are answered. */
const wayOf = <Name extends string>(flow: Flow<Name>, answers: Answers): Flow<Name> =>
  flow.filter(({ isOnWay }) => isOnWay?.(answers) ?? true);

/** The pages that may be shown: every answered one of the way, and the first that is not. */
export const openPages = <Name extends string>(flow: Flow<Name>, answers: Answers): readonly Name[] => {
  const way = wayOf(flow, answers);
  const first = way.findIndex(({ isAnswered }) => !isAnswered(answers));
  return way.slice(0, first < 0 ? way.length : first + 1).map(({ name }) => name);
};

/** Where one goes on: the first page of the way that is not answered, else the last. Throws for a flow without a page. */
export const firstOpen = <Name extends string>(flow: Flow<Name>, answers: Answers): Name => {
  const last = openPages(flow, answers).at(-1);
  if (last === undefined) throw new RangeError("A flow has at least one page on its way");
  return last;
};

export const isOpen = <Name extends string>(flow: Flow<Name>, answers: Answers, name: Name): boolean =>
  openPages(flow, answers).includes(name);

/** The page after an answered one; where nothing follows, or what follows is not open yet, the first open one. */
export const pageAfter = <Name extends string>(flow: Flow<Name>, answers: Answers, name: Name): Name => {
  const open = openPages(flow, answers);
  const at = open.indexOf(name);
  return (at < 0 ? undefined : open[at + 1]) ?? firstOpen(flow, answers);
};

/** The page that Back leads to; undefined at the beginning, and where there is no way back. */
export const pageBefore = <Name extends string>(
  flow: Flow<Name>,
  answers: Answers,
  name: Name,
): Name | undefined => {
  const way = wayOf(flow, answers);
  const at = way.findIndex((page) => page.name === name);
  return at < 0 || way[at]?.isFinal ? undefined : way[at - 1]?.name;
};

/** The first page of a step, which is limited to those that there are (specification 4), that is open, else the first open one: nobody skips what is not answered. */
export const pageOfStep = <Name extends string>(flow: Flow<Name>, answers: Answers, step: number): Name => {
  const open = openPages(flow, answers);
  const wanted = Math.min(Math.max(step, 1), flow.at(-1)?.step ?? 1);
  const found = flow.find((page) => page.step === wanted && open.includes(page.name));
  return found?.name ?? firstOpen(flow, answers);
};

/** The answers with another one: what rests on it, also by way of others, is dropped where it is not the same as before. */
export const withAnswer = <Name extends string>(
  flow: Flow<Name>,
  answers: Answers,
  name: string,
  texts: Readonly<Record<string, string>>,
): Answers => {
  const next = { ...answers, [name]: texts };
  return isSame(answers[name], texts) ? next : without(next, restingOn(flow, name));
};

/** The answers without those of the pages that the way does not lead over any more. */
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
  // Pages rest on earlier ones only, so one walk finds all.
  for (const page of flow)
    if (page.restsOn?.some((each) => each === name || found.has(each))) found.add(page.name);
  return [...found];
};
