import { wordsOf } from "#platform/wording.ts";
import "#cms/shared-styles.ts";
import messageStyles from "#cms/frame/message-page.module.css";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { UnavailableMessage } from "#cms/frame/unavailable-message.tsx";
import { parseRecentQuery } from "#domain/recent-query.ts";
import { homePath } from "#domain/routes.ts";
import { loadRecent } from "#features/shortlist/recently-viewed/load-recent.ts";
import { RecentRow } from "#features/shortlist/recently-viewed/recent-row.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { formMetadata } from "../form-metadata.ts";
import { type LocaleProps, readLocale } from "../read-locale.ts";
import { type QueryProps, readQuery } from "../read-query.ts";

/** The vehicles viewed on a device are private: not cached. */
export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "shortlist").seen);

/** Up to twelve vehicles from the address. Other pages fetch the row of cards from here. */
export default async function RecentPage(props: QueryProps) {
  const locale = await readLocale(props);
  const words = wordsOf(locale, "shortlist");
  const vehicles = await loadRecent(parseRecentQuery(await readQuery(props)), locale);
  if (!vehicles.ok)
    return (
      <OutsideContentPage route="recent" locale={locale}>
        <UnavailableMessage locale={locale} />
      </OutsideContentPage>
    );
  return (
    <OutsideContentPage route="recent" locale={locale}>
      <div className={messageStyles.message}>
        <h1>{words.seen}</h1>
        {vehicles.value.length === 0 && (
          <>
            <p>{words.seenNone}</p>
            <ButtonLink href={homePath(locale)}>{words.seeStock}</ButtonLink>
          </>
        )}
      </div>
      {vehicles.value.length > 0 && <RecentRow vehicles={vehicles.value} locale={locale} />}
    </OutsideContentPage>
  );
}
