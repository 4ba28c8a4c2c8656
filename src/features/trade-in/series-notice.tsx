import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Answers } from "#wizard/flow.ts";
import { fitsSeries } from "./registration-month.ts";

type SeriesNoticeProps = { readonly answers: Answers; readonly locale: Locale };

/** Warns about plates of a series issued at other times than the car's registration; does not block. */
export const SeriesNotice = async ({ answers: { plate, make }, locale }: SeriesNoticeProps) => {
  const t = await getScopedI18n("tradeIn");
  const typed = plate?.plate ?? "";
  const month = { year: Number(make?.year), month: Number(make?.month) };
  if (fitsSeries(month, marketOf(locale).plate.registrationHint(typed))) return null;
  return (
    <Notice type="warning" title={t("seriesTitle")}>
      <p>{t("seriesText", { plate: typed })}</p>
    </Notice>
  );
};
