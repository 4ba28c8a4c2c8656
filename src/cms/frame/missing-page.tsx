import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { missing } from "#platform/page-cache/note-facts.ts";
import type { MissingAnswer } from "#platform/page-cache/rendered-facts.ts";
import { NotFoundMessage } from "./not-found-message.tsx";
import { OutsideContentPage } from "./outside-content-page.tsx";

interface Props {
  readonly locale: Locale;
  readonly answer: MissingAnswer;
}

/** Its page is not stored, and answered with its status. */
export const MissingMessage = ({ locale, answer }: Props) => {
  missing(answer);
  return <NotFoundMessage locale={locale} message={answer.message} />;
};

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
