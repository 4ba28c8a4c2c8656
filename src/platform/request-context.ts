import { AsyncLocalStorage } from "node:async_hooks";
import type { PageUses } from "./answers/content-policy.ts";
import type { Validity } from "./cached-answers.ts";
import type { Step } from "./in-order.ts";
import { newRenderedFacts, type RenderedFacts } from "./page-cache/rendered-facts.ts";
import type { PageOutcome, StoredPage } from "./page-cache/stored-page.ts";
import { perProcess } from "./per-process.ts";

/** The page for everybody that answers a request. */
interface SharedAnswer {
  readonly page: StoredPage;
  readonly outcome: PageOutcome;
  /** How long its address leads to it. */
  readonly validity: Validity | undefined;
}

/** What the parts of the server pass on about the present request. */
export interface RequestContext {
  /** What the page that it renders says about itself. */
  readonly facts: RenderedFacts;
  /** It is our own, for an internal address whose page is to be stored. */
  readonly isForEverybody?: true;
  /** What its page has loaded, by key (`once-per-rendering.ts`); absent once it is rendered. */
  loaded?: Map<string, Promise<unknown>>;
  /** Set where a page for everybody is the answer. */
  shared?: SharedAnswer;
  /** Set where a page is rendered for this visitor alone: what it uses. */
  dynamic?: PageUses;
}

const contexts = perProcess("request-contexts", () => new AsyncLocalStorage<RequestContext>());

/** Undefined outside of a request. */
export const requestContext = (): RequestContext | undefined => contexts().getStore();

/** Renders for everybody: the page's facts are noted in what is given. */
export const whileRendering = async <T>(facts: RenderedFacts, work: () => Promise<T>): Promise<T> => {
  const context: RequestContext = { facts, isForEverybody: true, loaded: new Map() };
  try {
    return await contexts().run(context, work);
  } finally {
    // What was started meanwhile may outlive the page, and must not see its data.
    delete context.loaded;
  }
};

/** Gives a visitor's request its context. */
export const withRequestContext: Step = (_request, _response, next) =>
  contexts().run({ facts: newRenderedFacts() }, next);
