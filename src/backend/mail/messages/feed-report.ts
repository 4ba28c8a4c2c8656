import type { FeedOutcome } from "#backend/inventory-feed/feed-outcome.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailPart, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

export type FeedReport = {
  readonly locale: Locale;
  readonly shop: string;
  readonly source: string;
  /** What the feed is called. */
  readonly name: string;
  /** Undefined where nothing was imported. */
  readonly outcome:
    | Pick<
        FeedOutcome,
        | "rows"
        | "added"
        | "changed"
        | "refused"
        | "sold"
        | "withdrawn"
        | "fetched"
        | "unfetched"
        | "cut"
        | "notSold"
      >
    | undefined;
  /** What was refused or left out, and why, as the program says it. */
  readonly lines: readonly string[];
};

/** Tells the staff what an import of a feed has changed and refused. */
export const feedReport = ({ locale, shop, source, name, outcome, lines }: FeedReport): WrittenMail => {
  const { feedReport: words } = wordingOf(locale).mail;
  const subject = fill(outcome === undefined ? words.failedSubject : words.subject, { source });
  const details = [...lines, outcome?.cut, outcome?.notSold].filter((line) => line !== undefined);
  return writeMail({ locale, shop }, subject, [
    { kind: "text", text: outcome === undefined ? words.failed : words.intro },
    {
      kind: "facts",
      facts: [[words.feed, withoutLinks(name)], ...(outcome === undefined ? [] : figuresOf(outcome, locale))],
    },
    ...(details.length === 0
      ? []
      : [{ kind: "quote", label: words.details, text: withoutLinks(details.join("\n")) } as const]),
  ]);
};

const figuresOf = (
  outcome: NonNullable<FeedReport["outcome"]>,
  locale: Locale,
): Extract<MailPart, { kind: "facts" }>["facts"] => {
  const { feedReport: words } = wordingOf(locale).mail;
  const { rows, added, changed, refused, sold, withdrawn, fetched, unfetched } = outcome;
  return (
    [
      [words.rows, rows],
      [words.added, added],
      [words.changed, changed],
      [words.sold, sold + withdrawn],
      [words.refused, refused],
      [words.fetched, fetched],
      [words.unfetched, unfetched],
    ] as const
  ).map(([label, figure]) => [label, String(figure)]);
};
