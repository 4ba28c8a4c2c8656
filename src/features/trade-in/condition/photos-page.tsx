import { offersCall } from "#api/offers-call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";
import { loadFiles } from "../pictures/load-files.ts";
import { ConditionFrame } from "./condition-frame.tsx";
import { conditionState } from "./condition-state.ts";
import { PhotoList } from "./photo-list.tsx";

type PhotosPageProps = {
  readonly locale: Locale;
  readonly stored: StoredTradeIn;
  readonly query: URLSearchParams;
};

/** Photos of a valued car. */
export const PhotosPage = async ({ locale, stored, query }: PhotosPageProps) => {
  const t = await getScopedI18n("carCondition");
  const { id } = stored;
  const isClosed = conditionState(stored).kind === "submitted";
  return (
    <ConditionFrame
      locale={locale}
      id={id}
      title={t("photosTitle")}
      intro={isClosed ? t("closed") : t("photosIntro")}
    >
      <PhotoList
        locale={locale}
        owner={{ id }}
        files={await loadFiles(stored, await readCaller(locale))}
        query={query}
        isClosed={isClosed}
        isRemovable={await offersCall("removeTradeInImage")}
      />
      {!isClosed && (
        <p>
          <ButtonLink href={routePath("tradeIn", locale, { id })}>{t("photosDone")}</ButtonLink>
        </p>
      )}
    </ConditionFrame>
  );
};
