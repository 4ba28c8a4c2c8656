import { serialiseKeptList } from "#domain/kept-list.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./alerts.module.css";
import { KeptForm } from "./kept-form.tsx";
import { ListNotes } from "./list-notes.tsx";
import type { Kept } from "./load-kept.ts";
import { subjectOf } from "./subject-of.ts";

type SavedSearchesPartProps = { readonly locale: Locale; readonly searches: NonNullable<Kept["searches"]> };

/** The saved searches of a customer, with current and new matches. */
export const SavedSearchesPart = async ({ locale, searches }: SavedSearchesPartProps) => {
  const t = await getScopedI18n("savedSearches");
  const { date } = marketOf(locale).formats;
  return (
    <section className={styles.part}>
      <h2>{t("searches")}</h2>
      {searches.length === 0 && <p>{t("noSearches")}</p>}
      <ul className={styles.list}>
        {searches.map((search) => {
          const subject = subjectOf("search", search);
          return (
            <li key={search.id}>
              <h3>
                {search.path === undefined ? (
                  search.name
                ) : (
                  <SiteLink href={search.path}>{search.name}</SiteLink>
                )}
              </h3>
              <ListNotes
                list={search}
                fresh={search.newTotal}
                since={search.createTime && date(search.createTime)}
              />
              <KeptForm locale={locale} subject={subject} buttons={[["remove", t("remove")]]}>
                {subject.list && (
                  <ButtonLink
                    look="tertiary"
                    size="ghost"
                    rel="nofollow"
                    href={`${routePath("request", locale, { panel: "car-alert" })}?${serialiseKeptList(subject.list)}`}
                  >
                    {t("makeAlert")}
                    <VisuallyHidden>{t("of", { name: search.name })}</VisuallyHidden>
                  </ButtonLink>
                )}
              </KeptForm>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
