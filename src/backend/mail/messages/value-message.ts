import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents, roundHalfUp } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";

type Deduction = {
  readonly code: string;
  readonly cents?: number;
  readonly share?: number;
  readonly perKilometers?: number;
};

export type ValueMessage = MailFrame & {
  /** As typed. */
  readonly name: string;
  readonly car: string;
  /** As people write it. */
  readonly plate: string;
  readonly confidence: "firm" | "indicative";
  /** With its currency. */
  readonly value: string;
  /** Last day of the value. */
  readonly until: string;
  /** What adds up to the value: labels and amounts. */
  readonly lines: readonly (readonly [string, string])[];
  /** What an inspection may deduct, by fault. */
  readonly deductions: readonly Deduction[];
  /** Where the visitor goes on. */
  readonly link: string;
};

/** Notifies the owner of a car of its value: how it was calculated, and all that an inspection may deduct. */
export const valueMessage = ({ link, ...content }: ValueMessage): WrittenMail => {
  const { locale, name, car, plate, confidence, value, until, lines, deductions } = content;
  const { mail, appointment, value: words, deductions: labels } = wordingOf(locale);
  const names: Readonly<Record<string, string>> = labels;
  const { money, percent, kilometres } = marketOf(locale).formats;
  const most = ({ cents, share = 0, perKilometers }: Deduction): string => {
    if (cents !== undefined) return money(eurosFromCents(cents));
    const tenths = roundHalfUp(share * 100, 1);
    const text = percent(tenths, Number.isInteger(tenths) ? 0 : 1);
    return perKilometers === undefined
      ? text
      : fill(words.sharePer, { share: text, kms: kilometres(perKilometers) });
  };
  return writeMail(content, fill(words.subject, { car, value }), [
    { kind: "text", text: fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: fill(words.intro, { until }) },
    {
      kind: "facts",
      facts: [
        [appointment.car, car],
        [appointment.plate, plate],
        [appointment.value[confidence], value],
      ],
    },
    { kind: "text", text: words[confidence] },
    { kind: "heading", text: words.how },
    { kind: "facts", facts: lines },
    { kind: "heading", text: words.table },
    { kind: "text", text: words.promise },
    { kind: "facts", facts: deductions.map((each) => [names[each.code] ?? each.code, most(each)]) },
    { kind: "link", intro: words.next, label: words.link, href: link },
  ]);
};
