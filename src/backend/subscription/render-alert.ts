import type { Call } from "#backend/http/call.ts";
import { markup } from "#backend/pages/markup.ts";
import { isWrong, type PageField, renderForm } from "#backend/pages/render-form.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { LinkedAlert } from "./read-alert.ts";
import { renderButton, renderPage } from "./render-page.ts";

/** Bounds of ranges that a link may change, with their input format. */
const changeableLimits = { priceTo: "15000", kmsTo: "80000", yearFrom: "2020" } as const;

export type Limit = keyof typeof changeableLimits;
export const limits = Object.keys(changeableLimits) as Limit[];

/** The typed text that could not be read; undefined at the first rendering. */
export type Typed = {
  readonly values: Readonly<Record<Limit, string>>;
  readonly wrong: readonly Limit[];
  /** The customer has another alert for that list. */
  readonly isKnown?: boolean;
};

/** The page that pauses, changes and ends an alert. */
export const renderAlert = (
  call: Pick<Call, "orm">,
  linked: LinkedAlert,
  action: string,
  typed?: Typed,
): Promise<Response> => {
  const { kind, alert } = linked;
  const { locale, active, expiresAt } = alert;
  const { alert: words, summary, errorTitle } = wordingOf(locale).subscription;
  if (alert.removedAt !== null)
    return renderPage(call, { locale, title: words.doneTitle, text: [words.doneText] });
  const heading = headingOf(linked);
  const { longDate } = marketOf(locale).formats;
  const ends = expiresAt === null ? [] : [fill(words.ends, { date: longDate(expiresAt) })];
  const fields = kind === "car-alert" ? limitFields(alert.filters, locale, typed) : [];
  const problem = typed?.isKnown ? words.same : undefined;
  const form = { action, hidden: { action: "change" }, fields, submit: words.change, summary, problem };
  const isRefused = isWrong(form);
  return renderPage(call, {
    locale,
    title: isRefused ? fill(errorTitle, { title: heading }) : heading,
    heading,
    status: isRefused ? 400 : 200,
    text: [active ? words.active : words.paused, ...ends],
    content: markup`${renderButton(action, active ? "pause" : "resume", active ? words.pause : words.resume)}${
      fields.length > 0 && markup`<h2 class="part">${words.changeTitle}</h2>${renderForm(form)}`
    }<h2 class="part">${words.endTitle}</h2><p>${words.endText}</p>${renderButton(action, "end", words.end)}`,
  });
};

const headingOf = ({ kind, alert }: LinkedAlert): string => {
  const { alert: words } = wordingOf(alert.locale).subscription;
  if (kind === "price-drop") return words.priceDrop;
  return alert.name === null ? words.title : fill(words.named, { name: alert.name });
};

const limitFields = (
  filters: Readonly<Record<string, string>>,
  locale: LinkedAlert["alert"]["locale"],
  typed: Typed | undefined,
): PageField[] => {
  const { alert: words } = wordingOf(locale).subscription;
  return limits.map((name) => ({
    name,
    label: words[name],
    type: "text",
    autocomplete: "off",
    inputmode: "numeric",
    value: typed?.values[name] ?? filters[name] ?? "",
    problem: typed?.wrong.includes(name)
      ? fill(words.unread, { example: changeableLimits[name] })
      : undefined,
  }));
};
