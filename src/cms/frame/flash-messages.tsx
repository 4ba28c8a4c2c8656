import { getScopedI18n } from "#platform/i18n.ts";
import { Notice, type NoticeType } from "#ui/notice/notice.tsx";
import styles from "./message-page.module.css";

/** Told where the scripts that would have shown more could not be loaded (behaviour/reload-once.ts). */
async function IncompletePage() {
  const t = await getScopedI18n("errors");
  return (
    <div className={styles.flash} data-flash="incomplete" hidden>
      <Notice type="warning" title={t("incompleteTitle")}>
        <p>{t("incompleteText")}</p>
      </Notice>
    </div>
  );
}

const messages = {
  registration: ["info", "registered"],
  "logged-out": ["success", "loggedOut"],
} as const satisfies Record<string, readonly [NoticeType, string]>;

/** What `?action=` has done, told on the page that follows. Hidden until the inline script finds the flash cookie. */
export async function FlashMessages() {
  const t = await getScopedI18n("session");
  const titles = await getScopedI18n("alerts.titles");
  return (
    <div role="status">
      {Object.entries(messages).map(([name, [type, text]]) => (
        <div key={name} className={styles.flash} data-flash={name} hidden>
          <Notice type={type} title={titles(type)}>
            <p>{t(text)}</p>
          </Notice>
        </div>
      ))}
      <IncompletePage />
    </div>
  );
}
