import { fill } from "#platform/fill.ts";
import { Icon } from "../icon/icon.tsx";
import { networkNames, networkOf, type Shared, shareAddress } from "./networks.ts";
import styles from "./share-links.module.css";

export type ShareLinksProps = {
  readonly shared: Shared;
  /** Names of networks shown at once; the others are behind "more". Throws for an unknown one. */
  readonly first: readonly string[];
  /** `network` contains `{network}`. */
  readonly words: Readonly<
    Record<"network" | "email" | "more" | "device" | "copy" | "copied" | "notCopied", string>
  >;
};

/**
 * The share links of a page: plain links that work without scripts; with them a network
 * opens in a small window, and the device's share dialog and copying the address are available where the
 * browser supports them.
 */
export const ShareLinks = ({ shared, first, words }: ShareLinksProps) => {
  const others = networkNames.filter((name) => !first.includes(name));
  const link = (name: string) => {
    const text = name === "email" ? words.email : networkOf(name).label;
    return (
      <li key={name}>
        <a
          href={shareAddress(name, shared)}
          target="_blank"
          rel="noopener nofollow"
          data-share-network={name}
          aria-label={fill(words.network, { network: text })}
        >
          {text}
        </a>
      </li>
    );
  };
  // Hidden until scripts detect support.
  const button = (action: "share" | "copy", text: string) => (
    <button type="button" data-action={action} hidden>
      <Icon name={action} size={20} />
      {text}
    </button>
  );
  return (
    <div className={styles.share} data-share={shared.url} data-title={shared.title}>
      <div className={styles.buttons}>
        {button("share", words.device)}
        {button("copy", words.copy)}
        <p role="status" data-done={words.copied} data-failed={words.notCopied} />
      </div>
      <ul>{first.map(link)}</ul>
      <details>
        <summary>{words.more}</summary>
        <ul>{others.map(link)}</ul>
      </details>
    </div>
  );
};
