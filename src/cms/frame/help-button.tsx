import { getScopedI18n } from "#platform/i18n.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import styles from "./action-bar.module.css";

/**
 * Id of the help popover, rendered after the page: its links must not come first among the page's links to
 * panels.
 */
export const helpPanelId = "action-bar";

/** A button of the header that opens the help popover. */
export const HelpButton = async ({ name }: { readonly name: string }) => {
  const t = await getScopedI18n("frame");
  return (
    <button
      {...iconBefore("chat")}
      type="button"
      popoverTarget={helpPanelId}
      aria-label={t("openHelp", { name })}
      className={styles.open}
    >
      <span>{name}</span>
    </button>
  );
};
