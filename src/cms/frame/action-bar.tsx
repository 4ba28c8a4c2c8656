import type { ActionBar as ActionBarData } from "#contract/page-frame.ts";
import { isPictureAddress } from "#contract/picture.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./action-bar.module.css";
import { ContentLink } from "./content-link.tsx";

const panelId = "action-bar";

/** Help: a button of the header that opens a small panel of links. It covers nothing of the page until it is asked for. */
export const ActionBar = async ({ bar }: { readonly bar: ActionBarData }) => {
  const t = await getScopedI18n("frame");
  return (
    <div className={styles.bar}>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={t("openHelp", { name: bar.name })}
        className={styles.open}
      >
        <Icon name="chat" />
        <span>{bar.name}</span>
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <div>
          <strong>{bar.name}</strong>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={t("closeHelp", { name: bar.name })}
          >
            <Icon name="close" size={19} />
          </button>
        </div>
        <ul>
          {bar.links.map(({ text, link, image }) => (
            <li key={`${text} ${link}`}>
              <ContentLink link={link}>
                {image && isPictureAddress(image.src) && (
                  <img src={image.src} alt="" width={24} height={24} loading="lazy" />
                )}
                {text}
                <Icon name="right" size={20} />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
