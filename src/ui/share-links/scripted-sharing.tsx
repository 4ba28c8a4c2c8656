import { useEffect, useState } from "react";
import { announceEvent } from "#browser/announce-event.ts";
import { limits } from "#domain/limits.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { Icon } from "../icon/icon.tsx";
import type { Shared } from "./networks.ts";
import { opensPage } from "./opens-page.ts";
import styles from "./share-links.module.css";

type ScriptedSharingProps = {
  readonly container: HTMLDetailsElement;
  readonly shared: Shared;
  readonly words: Readonly<Record<"device" | "copy" | "copied" | "notCopied", string>>;
};

const tell = (network: string, { url }: Shared) =>
  announceEvent(trackingCodes.socialNetwork, { network, url });

/** The device's own way to share, copying the address, and a small window for the networks. Escape closes the panel. */
export function ScriptedSharing({ container, shared, words }: ScriptedSharingProps) {
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = target?.closest<HTMLAnchorElement>("a[data-share-network]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      tell(link.dataset.shareNetwork ?? "", shared);
      if (!opensPage(link.href)) return;
      const { width, height } = limits.sharePopup;
      const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2];
      // Without "noopener" here: that would open a whole tab, and leave no way to see whether a window came.
      const popup = open(
        link.href,
        "volante-share",
        `width=${width},height=${height},left=${left},top=${top}`,
      );
      if (popup) {
        popup.opener = null;
        event.preventDefault();
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !container.open) return;
      container.open = false;
      container.querySelector("summary")?.focus();
    };
    container.addEventListener("click", onClick);
    container.addEventListener("keydown", onKeyDown);
    return () => {
      container.removeEventListener("click", onClick);
      container.removeEventListener("keydown", onKeyDown);
    };
  }, [container, shared]);

  const share = async () => {
    try {
      await navigator.share({ title: shared.title, url: shared.url });
      tell("device", shared);
    } catch {
      // Given up by the visitor.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      setCopied(true);
      tell("copy", shared);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className={styles.buttons}>
      {typeof navigator.share === "function" && (
        <button type="button" onClick={() => void share()}>
          <Icon name="share" size={20} />
          {words.device}
        </button>
      )}
      <button type="button" onClick={() => void copy()}>
        <Icon name="copy" size={20} />
        {words.copy}
      </button>
      <p role="status">{copied === undefined ? "" : copied ? words.copied : words.notCopied}</p>
    </div>
  );
}
