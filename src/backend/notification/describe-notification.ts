import { type AddedExpenses, fullPriceInWords } from "#backend/finance/price-in-words.ts";
import type { notifications } from "#backend/store/schema/notifications.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

type Stored = typeof notifications.$inferSelect;

/** Values of a notification about a vehicle; `previous` where it has become cheaper. Prices in cents. */
export type VehicleNews = {
  readonly vehicle: string;
  readonly price: number;
  readonly previous?: number;
  readonly alert?: string;
};

/** Values of a notification about a reservation or a trade-in: `about` is its vehicle or car. Prices in cents, days as `2026-11-24`. */
export type CustomerNews =
  | { readonly event: "reserved" | "reservation-over" | "reservation-cancelled"; readonly about: string }
  | { readonly event: "valued"; readonly about: string; readonly price: number }
  | {
      readonly event: "booked" | "moved" | "cancelled";
      readonly about: string;
      readonly date: string;
      readonly time: string;
    };

type Known = { readonly locale: Locale; readonly expenses: AddedExpenses };

/** A notification as texts, with the vehicle as it is now where it is known. */
export const describeNotification = (
  { id, kind, vin, values, path, readAt, createdAt }: Stored,
  card: VehicleCard | undefined,
  { locale, expenses }: Known,
) => {
  const target = vin === null ? path : (card?.path ?? null);
  return {
    id,
    kind,
    ...inWords(values, { locale, expenses }),
    ...(target !== null && { path: target }),
    ...(vin !== null && { vin }),
    ...(card?.imageUrl !== undefined && { imageUrl: card.imageUrl }),
    read: readAt !== null,
    createTime: createdAt.toISOString(),
  };
};

const inWords = (values: Stored["values"], { locale, expenses }: Known) => {
  const words = wordingOf(locale).notification;
  const { money } = marketOf(locale).formats;
  const amounts = Object.entries(values).filter(([name]) => name === "price" || name === "previous");
  const inEuros: Readonly<Record<string, string>> = Object.fromEntries(
    amounts.map(([name, cents]) => [name, money(eurosFromCents(Number(cents)))]),
  );
  const shown = { ...values, ...inEuros };
  const events: Readonly<Record<string, { readonly title: string; readonly message: string }>> = words.events;
  const event = events[String(values.event)];
  if (event) {
    const date = values.date && marketOf(locale).formats.longDate(`${values.date}T12:00:00Z`);
    const dated = { ...shown, ...(date && { date }) };
    return { title: fill(event.title, dated).slice(0, 200), message: fill(event.message, dated) };
  }
  const texts = values.previous === undefined ? words.arrived : words.cheaper;
  const message = values.alert === undefined ? texts.message : texts.messageOfAlert;
  const full = fullPriceInWords(Number(values.price), expenses, locale);
  const priced = { ...shown, price: [inEuros.price, full && `(${full})`].filter(Boolean).join(" ") };
  return { title: fill(texts.title, shown).slice(0, 200), message: fill(message, priced).slice(0, 1000) };
};
