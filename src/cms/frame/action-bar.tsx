import type { ActionBar as ActionBarData } from "#api/models/page.ts";
import { isPictureAddress } from "#contract/picture.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import styles from "./action-bar.module.css";
import { ContentLink } from "./content-link.tsx";
import { helpPanelId } from "./help-button.tsx";

/** Help: a small popover of links, opened by a button of the header. */
export const ActionBar = async ({ bar }: { readonly bar: ActionBarData }) => {
  const t = await getScopedI18n("frame");
  return (
    <aside id={helpPanelId} popover="auto" aria-label={bar.name} className={styles.panel}>
      <div>
        <strong>{bar.name}</strong>
        <button
          {...iconBefore("close")}
          type="button"
          popoverTarget={helpPanelId}
          popoverTargetAction="hide"
          aria-label={t("closeHelp", { name: bar.name })}
        />
      </div>
      <ul>
        {bar.links.map(({ text, link, image }) => (
          <li key={`${text} ${link}`}>
            <ContentLink link={link}>
              {image && isPictureAddress(image.src) && (
                <img src={image.src} alt="" width={24} height={24} loading="lazy" />
              )}
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </aside>
  );
};
