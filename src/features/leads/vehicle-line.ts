import type { Card } from "#api/models/card.ts";
import { type Expenses, fullPriceText } from "#api/models/full-price.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";

/** A vehicle in one line. Pure. */
export const vehicleLine = (card: Card, locale: Locale, expenses: Expenses | undefined): VehicleLineProps => {
  const { money, kilometres } = marketOf(locale).formats;
  const { previousPrice } = card;
  return {
    name: `${card.brand} ${card.model}`,
    version: card.commercialDescription,
    href: card.path,
    picture: card.picture,
    kind: card.kind,
    price: money(card.totalPrice),
    fullPrice: expenses && fullPriceText(card.totalPrice, expenses, locale),
    ...(previousPrice !== undefined && {
      before: { price: money(previousPrice), label: wordsOf(locale, "card").before },
    }),
    note: [card.year, card.kilometers === undefined ? undefined : kilometres(card.kilometers), card.location]
      .filter(Boolean)
      .join(" · "),
  };
};
