import { toCards } from "#api/models/card.ts";
import "#cms/shared-styles.ts";
import { call } from "#api/call.ts";
import { gridSizes, vehicleCards } from "#cms/blocks/vehicle-cards.tsx";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import type { Favourite } from "#contract/favourite.ts";
import { FavouritesPage } from "#features/shortlist/favourites/favourites-page.tsx";
import { loadFavourites } from "#features/shortlist/favourites/load-favourites.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { type QueryProps, readQuery } from "../../read-query.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "favourites").title);

const describe = async (vin: string | undefined, locale: Locale) => {
  if (vin === undefined) return undefined;
  const answer = await call("vehicle", { params: { vin } }, { locale });
  return { vin, name: answer.ok ? `${answer.value.vehicle.brand} ${answer.value.vehicle.model}` : vin };
};

/** The cards of the customer's favourites that still exist, by VIN. */
const renderCards = async (favourites: readonly Favourite[], locale: Locale) => {
  const shown = toCards(
    favourites.flatMap(({ card }) => card ?? []),
    locale,
  );
  const rendered = await vehicleCards(shown, { sizes: gridSizes, eager: 2 });
  return new Map(shown.map(({ vin }, index) => [vin, rendered[index]]));
};

/** The customer's favourites. */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const vin = (await readQuery(props)).get("removed") ?? undefined;
  const session = await requireVisitor("favourites", locale);
  const [answer, removed] = await Promise.all([loadFavourites(session, locale), describe(vin, locale)]);
  const cards = await renderCards(answer.ok ? answer.value : [], locale);
  return (
    <PersonalPage route="favourites" locale={locale} answer={answer}>
      {(favourites) => (
        <FavouritesPage
          locale={locale}
          favourites={favourites}
          cards={cards}
          removed={favourites.some((each) => each.vin === vin) ? undefined : removed}
        />
      )}
    </PersonalPage>
  );
}
