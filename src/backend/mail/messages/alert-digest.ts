import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type MailPart, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

export type DigestVehicle = {
  readonly name: string;
  readonly year: number;
  readonly kilometers: number;
  readonly location: string;
  /** In words, where it differs from the price. */
  readonly fullPrice?: string | undefined;
  /** In euros, like the previous price. */
  readonly price: number;
  readonly previousPrice?: number | undefined;
  readonly href: string;
  /** Address of its cover. */
  readonly picture?: string | undefined;
};

export type AlertSection = {
  readonly ref: AlertRef;
  /** As typed. */
  readonly name?: string | undefined;
  /** The page with the whole list. */
  readonly list?: string | undefined;
  readonly vehicles: readonly DigestVehicle[];
};

export type AlertDigest = MailFrame & {
  /** Of a customer, as typed. */
  readonly name?: string | undefined;
  readonly sections: readonly AlertSection[];
  /** Address that pauses, changes and ends one alert. */
  readonly manageLink: (ref: AlertRef) => string;
  /** Address of all alerts of a customer. */
  readonly accountLink?: string | undefined;
  /** Address that ends all these mails. */
  readonly endLink: string;
};

/** Number of vehicles of an alert in one mail. */
const mostShown = 5;

/** Reports the matches of alerts: a section for each, with a link to it and a link that ends it. */
export const alertDigest = (digest: AlertDigest): WrittenMail => {
  const { locale, name, sections, accountLink, endLink } = digest;
  const { greeting, alertDigest: words } = wordingOf(locale).mail;
  const count = new Set(sections.flatMap(({ vehicles }) => vehicles.map(({ href }) => href))).size;
  const hello =
    name === undefined ? words.greeting : fill(greeting, { name: withoutLinks(singleLine(name)) });
  return writeMail(digest, fill(count === 1 ? words.subjectOne : words.subject, { count }), [
    { kind: "text", text: hello },
    { kind: "text", text: words.intro },
    ...sections.flatMap((section) => sectionParts(section, digest)),
    ...(accountLink === undefined
      ? []
      : [{ kind: "link", intro: words.account, label: words.accountLink, href: accountLink } as const]),
    { kind: "link", intro: words.endAll, label: words.endAllLink, href: endLink },
  ]);
};

const sectionParts = (
  { ref, name, list, vehicles }: AlertSection,
  { locale, manageLink }: AlertDigest,
): MailPart[] => {
  const words = wordingOf(locale).mail.alertDigest;
  const unnamed = ref.kind === "price-drop" ? words.priceDrop : words.carAlert;
  const title = name === undefined ? unnamed : fill(words.named, { name: withoutLinks(singleLine(name)) });
  const count = vehicles.length - mostShown;
  const more = fill(count === 1 ? words.moreOne : words.more, { count });
  const rest: MailPart =
    list === undefined
      ? { kind: "text", text: more }
      : { kind: "link", intro: more, label: words.moreLink, href: list };
  return [
    { kind: "heading", text: title },
    ...vehicles.slice(0, mostShown).map((vehicle) => vehiclePart(vehicle, locale)),
    ...(count > 0 ? [rest] : []),
    { kind: "link", intro: words.manage, label: words.manageLink, href: manageLink(ref) },
  ];
};

const vehiclePart = (vehicle: DigestVehicle, locale: Locale): MailPart => {
  const { name, year, kilometers, location, previousPrice, href, picture } = vehicle;
  const { mail, requests } = wordingOf(locale);
  const words = mail.alertDigest;
  const { money, kilometres } = marketOf(locale).formats;
  const price = money(vehicle.price);
  const priceText =
    previousPrice === undefined ? price : fill(words.priceBefore, { price, previous: money(previousPrice) });
  return {
    kind: "entry",
    title: name,
    href,
    label: requests.pageLink,
    picture,
    lines: [
      [priceText, vehicle.fullPrice].filter(Boolean).join(" · "),
      `${year}, ${kilometres(kilometers)}, ${location}`,
    ],
  };
};
