import { offersPanel } from "#api/offered-parts.ts";
import type { PanelPages } from "#domain/find-panel.ts";
import { panelPages } from "#domain/panel-pages.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { iconBefore } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./panel-dialog.module.css";

/** The pages of the panels that the shop has; of a name with `_` it is one about a subject. */
const offeredPages = (locale: Locale): PanelPages =>
  Object.fromEntries(
    Object.entries(panelPages(locale)).filter(([name]) =>
      offersPanel(name.replace(/_$/, ""), name.endsWith("_")),
    ),
  );

const titleId = "panel-title";

/**
 * The modal dialog of all panels (`start-panels`), labelled by the heading of the page that it shows; the
 * page below does not scroll. Render once a page.
 */
export const PanelDialog = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("panels");
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby={titleId}
      data-panels={JSON.stringify(offeredPages(locale))}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          <h2 id={titleId} tabIndex={-1} data-panel-part="title">
            {t("loading")}
          </h2>
          <button {...iconBefore("close")} type="button" aria-label={t("close")} data-panel-does="close" />
        </div>
        <div role="alert" data-panel-part="failure" hidden>
          <Notice type="error">
            <p data-failed="open">{t("failed")}</p>
            <p data-failed="send">{t("failedToSend")}</p>
            <Button type="button" look="secondary" data-panel-does="retry">
              {t("retry")}
            </Button>
          </Notice>
        </div>
        <p role="status" data-panel-part="loading" data-words={t("loading")} />
        <div className={styles.content} data-panel-part="content" />
      </div>
    </dialog>
  );
};
