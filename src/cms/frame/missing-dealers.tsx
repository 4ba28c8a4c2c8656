import { getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";

type DealersMissingProps = { readonly heading: string; readonly level: 1 | 2 };

/** Shown in a shop that has no dealers yet. */
export const NoDealers = async ({ heading, level }: DealersMissingProps) => {
  const t = await getScopedI18n("dealers");
  const Heading = `h${level}` as const;
  return (
    <Section>
      <Heading>{heading}</Heading>
      <p>{t("none")}</p>
    </Section>
  );
};

/** Shown where the dealers could not be loaded; marked degraded, so that the page is not cached. */
export const UnavailableDealers = async ({ heading, level }: DealersMissingProps) => {
  const t = await getScopedI18n("dealers");
  const Heading = `h${level}` as const;
  return (
    <div {...degraded("dealers")}>
      <Section>
        <Heading>{heading}</Heading>
        <Notice type="warning">
          <p>{t("unavailable")}</p>
        </Notice>
      </Section>
    </div>
  );
};
