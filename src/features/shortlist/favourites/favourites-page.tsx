import type { ReactNode } from "react";
import type { Favourite } from "#contract/favourite.ts";
import { compareLimit } from "#domain/compare-limit.ts";
import { comparePath } from "#domain/compare-query.ts";
import { homePath } from "#domain/routes.ts";
import type { Formats } from "#market/formats.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type WordsOf, wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { favouriteFields, favouritePath } from "./favourite-fields.ts";
import styles from "./favourites-page.module.css";

/**
 * Describes the change of a favourite's price since it was added; undefined where the service does not return
 * the earlier price. Pure.
 */
export const priceSince = (
  { createTime, initialPrice, card, gone }: Favourite,
  words: WordsOf<"favourites">,
  { date, money }: Formats,
): string | undefined => {
  if (initialPrice === undefined || createTime === undefined) return undefined;
  const then = { date: date(createTime), price: money(initialPrice) };
  if (gone || card === undefined) return fill(words.gone, then);
  if (card.bought) return fill(words.wasSold, then);
  if (card.totalPrice === undefined) return undefined;
  const difference = card.totalPrice - initialPrice;
  if (difference === 0) return fill(words.same, then);
  return fill(difference < 0 ? words.cheaper : words.dearer, {
    ...then,
    difference: money(Math.abs(difference)),
  });
};

export type FavouritesPageProps = {
  readonly locale: Locale;
  readonly favourites: readonly Favourite[];
  /** The card of each vehicle that still exists, by VIN. */
  readonly cards: ReadonlyMap<string, ReactNode>;
  /** The favourite that the form without scripts has just removed. */
  readonly removed: { readonly vin: string; readonly name: string } | undefined;
};

const nameOf = ({ vin, card }: Favourite, locale: Locale): string =>
  card ? `${card.brand} ${card.model}` : fill(wordsOf(locale, "favourites").goneName, { vin });

/** Removes a favourite or restores it: a button that scripts toggle in place, and a form without them. */
const Remove = ({
  vin,
  name,
  locale,
}: {
  readonly vin: string;
  readonly name: string;
  readonly locale: Locale;
}) => {
  const words = wordsOf(locale, "favourites");
  return (
    <form method="post" action={favouritePath}>
      <input type="hidden" name={favouriteFields.locale} value={locale} />
      <input type="hidden" name={favouriteFields.change} value="remove" />
      <Button look="tertiary" size="ghost" name={favouriteFields.vin} value={vin} data-favourite={name}>
        <span data-while="kept">{words.remove}</span>
        <span data-while="removed">{words.undo}</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </form>
  );
};

/** Favourites of a customer: each vehicle as a card, the change of its price, and a button to remove it. */
export const FavouritesPage = ({ locale, favourites, cards, removed }: FavouritesPageProps) => {
  const words = wordsOf(locale, "favourites");
  const { formats } = marketOf(locale);
  const comparable = favourites.filter(({ card }) => card && !card.bought).map(({ vin }) => vin);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {removed && (
        <Notice type="info">
          <form className={styles.undo} method="post" action={favouritePath}>
            <p>{fill(words.removedNow, { name: removed.name })}</p>
            <input type="hidden" name={favouriteFields.locale} value={locale} />
            <input type="hidden" name={favouriteFields.vin} value={removed.vin} />
            <Button look="tertiary" size="ghost">
              {words.undo}
            </Button>
          </form>
        </Notice>
      )}
      <p>{favourites.length === 0 ? words.none : words.intro}</p>
      {favourites.length === 0 && (
        <ButtonLink href={homePath(locale)} target="_top">
          {words.seeStock}
        </ButtonLink>
      )}
      {comparable.length > 1 && (
        <ButtonLink
          look="secondary"
          rel="nofollow"
          target="_top"
          href={comparePath(locale, comparable.slice(0, compareLimit))}
        >
          {words.compare}
        </ButtonLink>
      )}
      {favourites.length > 0 && (
        <h2>
          <VisuallyHidden>{words.list}</VisuallyHidden>
        </h2>
      )}
      <ul className={styles.list}>
        {favourites.map((favourite) => (
          <li key={favourite.vin} id={favourite.vin}>
            {cards.get(favourite.vin) ?? <p className={styles.gone}>{nameOf(favourite, locale)}</p>}
            <p>{priceSince(favourite, words, formats)}</p>
            <Remove vin={favourite.vin} name={nameOf(favourite, locale)} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
};
