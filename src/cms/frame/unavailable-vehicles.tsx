import { getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";

/**
 * Shown where vehicles could not be loaded. Marked degraded, so that the page is not cached: the next visitor
 * gets an earlier, complete page or a new attempt.
 */
export const UnavailableVehicles = async ({
  heading,
  level,
}: {
  readonly heading: string;
  readonly level: 1 | 2;
}) => {
  const t = await getScopedI18n("errors");
  const Heading = `h${level}` as const;
  return (
    <div {...degraded("vehicles")}>
      <Section>
        <Heading>{heading}</Heading>
        <Notice type="warning" title={t("unavailableTitle")}>
          <p>{t("unavailableText")}</p>
        </Notice>
      </Section>
    </div>
  );
};
