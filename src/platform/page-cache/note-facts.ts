import "server-only";
import { requestContext } from "../request-context.ts";
import type { MissingAnswer, RenderedFacts } from "./rendered-facts.ts";

const note = (change: (facts: RenderedFacts) => void): void => {
  const facts = requestContext()?.facts;
  if (facts) change(facts);
};

/** Notes that a part of the page could not be loaded. Returns the attribute of the message in its place. */
export const degraded = (part: string): { readonly "data-degraded": string } => {
  note((facts) => {
    facts.isDegraded = true;
  });
  return { "data-degraded": part };
};

/** Notes that the page is rendered each time. */
export const notStored = (): void =>
  note((facts) => {
    facts.isForThisTime = true;
  });

/** Notes that what the page is about does not exist. */
export const missing = (answer: MissingAnswer): void =>
  note((facts) => {
    facts.missing = answer;
    if (answer.mayComeBack) facts.isDegraded = true;
  });

/** Notes a lifetime in seconds, and the tags that invalidate the page. The shortest lifetime counts. */
export const noteLifetime = (seconds: number, tags: readonly string[]): void =>
  note((facts) => {
    facts.lifetime = Math.min(facts.lifetime, seconds);
    for (const tag of tags) facts.tags.add(tag);
  });
