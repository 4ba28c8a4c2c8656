import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { gridSizes, vehicleCards } from "#cms/blocks/vehicle-cards.tsx";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { UnavailableMessage } from "#cms/frame/unavailable-page.tsx";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { FavouritesPage } from "#features/shortlist/favourites/favourites-page.tsx";
import { loadFavourites } from "#features/shortlist/favourites/load-favourites.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn } from "#platform/session.ts";
import { wordsOf } from "#platform/wording.ts";
import { type LocaleProps, readLocale } from "../../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly removed?: readonly string[] }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: wordsOf(await readLocale(props), "favourites").title,
  robots: { index: false, follow: false },
});

const describe = async (vin: string | undefined, locale: Locale) => {
  if (vin === undefined) return undefined;
  const answer = await call("vehicle", { params: { vin } }, { locale });
  return { vin, name: answer.ok ? `${answer.value.vehicle.brand} ${answer.value.vehicle.model}` : vin };
};

/** What the customer keeps. Whoever is not signed in any more, which the service alone knows, is led to the login and back. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { removed: [vin] = [] } = await props.params;
  const session = await readVisitor();
  const returnTo = routePath("favourites", locale);
  if (!isSignedIn(session)) redirect(loginAddress(locale, { returnTo }));
  const [answer, removed] = await Promise.all([loadFavourites(session, locale), describe(vin, locale)]);
  if (!answer.ok && answer.error.kind === "unauthorized")
    redirect(`${loginAddress(locale, { returnTo })}&ended=1`);
  if (!answer.ok)
    return (
      <OutsideContentPage route="favourites" locale={locale}>
        <UnavailableMessage locale={locale} />
      </OutsideContentPage>
    );
  const shown = answer.value.flatMap(({ card }) => card ?? []);
  const drawn = await vehicleCards(shown, { locale, sizes: gridSizes, eager: 2 });
  return (
    <OutsideContentPage route="favourites" locale={locale}>
      <FavouritesPage
        locale={locale}
        favourites={answer.value}
        cards={new Map(shown.map(({ vin: each }, index) => [each, drawn[index]]))}
        removed={answer.value.some((each) => each.vin === vin) ? undefined : removed}
      />
    </OutsideContentPage>
  );
}
