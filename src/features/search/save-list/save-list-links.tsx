import { offersRequest } from "#api/offered-parts.ts";
import { offersCall } from "#api/offers-call.ts";
import { routePath } from "#domain/route-paths.ts";
import { type SavedList, serialiseSavedList } from "#domain/saved-list.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./save-list-links.module.css";

/** Links to an alert for new vehicles of a list, and to save it. Their panels open by `#car-alert` and `#save-search`. */
export const SaveListLinks = async ({ list }: { readonly list: SavedList }) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const query = serialiseSavedList(list);
  const ways = [
    ...(offersRequest("car-alert")
      ? [{ panel: "car-alert", icon: "bell", text: t("createAlert") } as const]
      : []),
    ...((await offersCall("saveSearch"))
      ? [{ panel: "save-search", icon: "heart", text: t("saveSearch") } as const]
      : []),
  ] as const;
  return (
    <p className={styles.ways}>
      {ways.map(({ panel, icon, text }) => (
        <ButtonLink
          key={panel}
          href={`${routePath("request", locale, { panel })}?${query}`}
          rel="nofollow"
          look="tertiary"
          size="ghost"
          data-panel={panel}
        >
          <Icon name={icon} size={20} />
          {text}
        </ButtonLink>
      ))}
    </p>
  );
};
