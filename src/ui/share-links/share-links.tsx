import { Icon } from "../icon/icon.tsx";
import { networkNames, networkOf, type Shared, shareAddress } from "./networks.ts";
import styles from "./share-links.module.css";

export type ShareLinksProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly shared: Shared;
  /** Names of networks that are offered at once; the others lie behind "more". An unknown one throws. */
  readonly first: readonly string[];
  /** `network` holds `{network}`. */
  readonly words: Readonly<
    Record<"title" | "network" | "email" | "more" | "device" | "copy" | "copied" | "notCopied", string>
  >;
};

/**
 * A button that opens the ways to share a page: plain links that work without scripts; with them a network opens in a
 * small window, and the device's own way and copying the address are offered where the browser has them.
 */
export function ShareLinks({ id, shared, first, words }: ShareLinksProps) {
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
          aria-label={words.network.replace("{network}", text)}
        >
          {text}
        </a>
      </li>
    );
  };
  const { device, copy, copied, notCopied } = words;
  return (
    <details
      className={styles.share}
      id={id}
      data-share={JSON.stringify({ shared, words: { device, copy, copied, notCopied } })}
    >
      <summary>
        <Icon name="share" size={20} />
        {words.title}
      </summary>
      <div className={styles.panel}>
        <div data-share-room="" />
        <ul>{first.map(link)}</ul>
        <details>
          <summary>{words.more}</summary>
          <ul>{others.map(link)}</ul>
        </details>
      </div>
    </details>
  );
}
