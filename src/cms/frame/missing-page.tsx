import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { type MissingAnswer, markMissing } from "#platform/page-cache/page-marks.ts";
import { NotFoundMessage } from "./not-found-message.tsx";
import { OutsideContentPage } from "./outside-content-page.tsx";

interface Props {
  readonly locale: Locale;
  readonly answer: MissingAnswer;
}

/** Marks its page: the page cache does not store it, and sets its status. */
export const MissingMessage = ({ locale, answer }: Props) => (
  <div data-missing={markMissing(answer)} data-degraded={answer.mayComeBack ? "page" : undefined}>
    <NotFoundMessage locale={locale} message={answer.message} />
  </div>
);

/** Replaces a page that proves not to exist while it renders. */
export const MissingPage = async (props: Props) => {
  const t = await getScopedI18n("errors");
  return (
    <OutsideContentPage route="home" locale={props.locale} isNotFound>
      <title>{t("notFoundTitle")}</title>
      <MissingMessage {...props} />
    </OutsideContentPage>
  );
};
