import { announceEvent } from "#browser/announce-event.ts";
import { clickedControl } from "#browser/clicked-control.ts";
import { hear } from "#browser/page-events.ts";
import { sharePopup } from "#domain/limits.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { opensPage } from "./opens-page.ts";

const whole = "[data-share]";

const announce = (network: string, url: string) =>
  announceEvent(trackingCodes.socialNetwork, { network, url });

/** Opens a network's page in a small window. Returns whether there is one: its link leads on otherwise. */
const openWindow = (address: string): boolean => {
  const { width, height } = sharePopup;
  const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2];
  const size = `width=${width},height=${height},left=${left},top=${top}`;
  // Without "noopener" here: that would open a whole tab, and leave no way to see whether a window came.
  const popup = open(address, "volante-share", size);
  if (popup) popup.opener = null;
  return popup !== null;
};

/** The device's own way to share, or copying the address. */
const shareBy = async (does: string, share: HTMLElement): Promise<void> => {
  const { share: url = "", title } = share.dataset;
  const status = share.querySelector<HTMLElement>("[role=status]");
  const copies = does === "copy";
  const say = (text = "") => {
    if (copies && status) status.textContent = text;
  };
  try {
    if (copies) await navigator.clipboard.writeText(url);
    else await navigator.share({ title, url });
    announce(copies ? "copy" : "device", url);
    say(status?.dataset.done);
  } catch {
    // Given up by the visitor, or not allowed.
    say(status?.dataset.failed);
  }
};

const offer = () => {
  for (const button of document.querySelectorAll<HTMLElement>(`${whole} button[hidden]`))
    button.hidden = button.dataset.does === "share" && !navigator.share;
};

/**
 * What scripts add to the links that share a page: a small window for each network, copying, the device's own way; and
 * Escape closes them.
 */
export const startSharing = (): void => {
  document.addEventListener("click", (event) => {
    const control = clickedControl(event, `${whole} :is(a,button)`);
    const share = control?.closest<HTMLElement>(whole);
    if (!control || !share) return;
    const { does, shareNetwork } = control.dataset;
    if (does) return void shareBy(does, share);
    const { href } = control as HTMLAnchorElement;
    announce(shareNetwork ?? "", share.dataset.share ?? "");
    if (opensPage(href) && openWindow(href)) event.preventDefault();
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const share = key === "Escape" && (target as Element).closest<HTMLDetailsElement>(`${whole}[open]`);
    if (!share) return;
    share.open = false;
    share.querySelector("summary")?.focus();
  });
  hear("volante:exchanged", offer);
  offer();
};
