import { getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";

/** Message for options that failed to load. @param again the page's own address */
export const OptionsUnavailable = async ({ again }: { readonly again: string }) => {
  const t = await getScopedI18n("tradeIn");
  return (
    <div {...degraded("trade-in")}>
      <Notice type="warning">
        <p>{t("listAway")}</p>
        <p>
          <SiteLink href={again}>{t("retry")}</SiteLink>
        </p>
      </Notice>
    </div>
  );
};
