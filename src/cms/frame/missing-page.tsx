import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { type MissingAnswer, markMissing } from "#platform/page-cache/page-marks.ts";
import { NotFoundMessage } from "./not-found-message.tsx";
import { OutsideContentPage } from "./outside-content-page.tsx";

/**
 * In the place of a page that turns out not to exist while it is drawn. It is marked: the page cache keeps it for nobody and
 * gives it its status.
 */
export async function MissingPage({
  locale,
  answer,
}: {
  readonly locale: Locale;
  readonly answer: MissingAnswer;
}) {
  const t = await getScopedI18n("errors");
  return (
    <OutsideContentPage route="home" locale={locale}>
      <title>{t("notFoundTitle")}</title>
      <div data-missing={markMissing(answer)}>
        <NotFoundMessage locale={locale} />
      </div>
    </OutsideContentPage>
  );
}
