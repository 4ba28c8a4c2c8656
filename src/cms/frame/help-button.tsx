import { getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./action-bar.module.css";

/** Id of the panel of links, which stands behind the page: what it links is none of the page's own ways into a panel. */
export const helpPanelId = "action-bar";

/** A button of the header that opens the help. It covers nothing of the page until it is asked for. */
export const HelpButton = async ({ name }: { readonly name: string }) => {
  const t = await getScopedI18n("frame");
  return (
    <div className={styles.bar}>
      <button
        type="button"
        popoverTarget={helpPanelId}
        aria-label={t("openHelp", { name })}
        className={styles.open}
      >
        <Icon name="chat" />
        <span>{name}</span>
      </button>
    </div>
  );
};
