import { getScopedI18n } from "#platform/i18n.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/section/section.tsx";

/** Stands where the dealers could not be loaded; marked degraded, so that the page is not kept. */
export const UnavailableDealers = async ({ heading }: { readonly heading: string }) => {
  const t = await getScopedI18n("dealers");
  return (
    <div data-degraded="dealers">
      <Section heading={heading}>
        <Notice type="warning">
          <p>{t("unavailable")}</p>
        </Notice>
      </Section>
    </div>
  );
};
