import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type MailPart, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { phoneText } from "#domain/phone-text.ts";
import { fill } from "#platform/fill.ts";
import { type Locale, languageOf, languageTag } from "#platform/locale.ts";
import { type MailedVehicle, vehiclePicture } from "./mailed-vehicle.ts";

type Rows = readonly (readonly [label: string, value: string | undefined])[];

/** A visitor or customer, as typed. */
type MailedPerson = {
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly mail: string | null;
  /** That of the pages that the person used. */
  readonly locale: Locale;
};

export type StaffMessage = MailFrame & {
  /** With places `{name}`, and `{vehicle}` or `{car}`. */
  readonly subject: string;
  /** What happened and what is to be done, with the same places. */
  readonly what: string;
  /** Values of further places. */
  readonly values?: Readonly<Record<string, string>>;
  readonly person?: MailedPerson | undefined;
  readonly vehicle?:
    | (MailedVehicle & { readonly vin: string; readonly picture?: string | undefined })
    | undefined;
  readonly facts: Rows;
  /** Lines under a heading each. */
  readonly lists?: readonly (readonly [heading: string, lines: readonly string[]])[];
  /** As typed. */
  readonly message?: string | null | undefined;
  /** What helps in the conversation; left out where nothing is known. */
  readonly interests?: Rows;
  /** How it was made, and with what consent. */
  readonly request?: Rows;
};

const longestInSubject = 70;

const cut = (text: string): string =>
  text.length > longestInSubject ? `${text.slice(0, longestInSubject - 1)}…` : text;

/** Tells the people of a dealer what a visitor has done, so that they can act on it from a phone. */
export const staffMessage = (message: StaffMessage): WrittenMail => {
  const {
    locale,
    subject,
    what,
    values,
    person,
    vehicle,
    facts,
    message: text,
    lists = [],
    interests = [],
    request = [],
  } = message;
  const { staff: words } = wordingOf(locale);
  const name = person && nameOf(person, words.someone);
  const places = { ...(name && { name }), ...(vehicle && { vehicle: vehicle.name }), ...values };
  const short = Object.fromEntries(Object.entries(places).map(([key, value]) => [key, cut(value)]));
  const listed = (rows: Rows, heading: string): readonly MailPart[] =>
    rows.some(([, value]) => value)
      ? [
          { kind: "heading", text: heading },
          { kind: "facts", facts: rows },
        ]
      : [];
  return writeMail(
    {
      ...message,
      isForStaff: true,
      ...(person?.mail && name && { answersGoTo: { name, mail: person.mail } }),
    },
    fill(subject, short),
    [
      { kind: "text", text: fill(what, places) },
      ...actionsOf(person, words),
      ...vehiclePicture(vehicle),
      {
        kind: "facts",
        facts: [
          [words.vehicle, vehicle?.name],
          [words.price, vehicle?.price],
          [words.vin, vehicle?.vin],
          ...facts,
        ],
      },
      ...(vehicle
        ? [{ kind: "link" as const, intro: words.page, label: words.pageLink, href: vehicle.href }]
        : []),
      ...(text ? [{ kind: "quote" as const, label: words.message, text: withoutLinks(text) }] : []),
      ...lists.flatMap(([heading, lines]): readonly MailPart[] =>
        lines.length === 0
          ? []
          : [
              { kind: "heading", text: heading },
              ...lines.map((line) => ({ kind: "text" as const, text: withoutLinks(singleLine(line)) })),
            ],
      ),
      ...(person ? listed(personRows(person, locale), words.customer) : []),
      ...listed(interests, words.interests),
      ...listed(request, words.request),
    ],
  );
};

const nameOf = ({ name, mail }: MailedPerson, someone: string): string =>
  withoutLinks(singleLine(name ?? "")) || (mail ?? someone);

const personRows = ({ name, phone, mail, locale: spoken }: MailedPerson, locale: Locale): Rows => {
  const { staff: words } = wordingOf(locale);
  const language = new Intl.DisplayNames(languageTag(locale), { type: "language" }).of(languageOf(spoken));
  return [
    [words.name, name ? withoutLinks(name) : undefined],
    [words.phone, phone ? phoneText(phone) : undefined],
    [words.mail, mail ?? undefined],
    [words.language, language],
  ];
};

const actionsOf = (
  person: MailedPerson | undefined,
  { call, write }: { readonly call: string; readonly write: string },
): readonly MailPart[] => {
  const { phone, mail } = person ?? {};
  const actions = [
    ...(phone ? [{ label: fill(call, { phone: phoneText(phone) }), href: `tel:${phone}` }] : []),
    ...(mail ? [{ label: fill(write, { mail }), href: `mailto:${mail}` }] : []),
  ];
  return actions.length > 0 ? [{ kind: "actions", actions }] : [];
};
