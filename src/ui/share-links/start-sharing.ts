import { announceEvent } from "#browser/announce-event.ts";
import { clickedElement } from "#browser/is-plain-click.ts";
import { listenTo } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { sharePopup } from "#domain/widget-constants.ts";

/** Whether a network shares on a web page, which a small window can show; others open an app. */
export const opensPage = (address: string): boolean => address.startsWith("https://");

const whole = "[data-share]";

const announce = (network: string, url: string) =>
  announceEvent(browsingCodes.socialNetwork, { network, url });

/** Opens a network's page in a small window. Returns whether it opened: if not, the link is followed. */
const openWindow = (address: string): boolean => {
  const { width, height } = sharePopup;
  const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2];
  const size = `width=${width},height=${height},left=${left},top=${top}`;
  // Without "noopener": it would open a whole tab, and return no window to check.
  const popup = open(address, "volante-share", size);
  if (popup) popup.opener = null;
  return popup !== null;
};

const wholeOf = (control: HTMLElement) => control.closest(whole) as HTMLElement;

/** Opens the device's share dialog. */
export const share = async (control: HTMLElement): Promise<void> => {
  const { share: url = "", title } = wholeOf(control).dataset;
  try {
    await navigator.share({ title, url });
    announce("device", url);
  } catch {
    // Cancelled by the visitor.
  }
};

/** Copies the address, and shows whether it worked. */
export const copy = async (control: HTMLElement): Promise<void> => {
  const all = wholeOf(control);
  const { share: url = "" } = all.dataset;
  const status = all.querySelector("[role=status]") as HTMLElement;
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = status.dataset.done ?? "";
    announce("copy", url);
  } catch {
    status.textContent = status.dataset.failed ?? "";
  }
};

const offer = () => {
  for (const button of document.querySelectorAll<HTMLElement>(`${whole} button[hidden]`))
    button.hidden = button.dataset.action === "share" && !navigator.share;
};

/** What scripts add to share links: a small window for each network, and buttons. */
export const startSharing = (): void => {
  document.addEventListener("click", (event) => {
    const link = clickedElement<HTMLAnchorElement>(event, `${whole} a`);
    if (!link) return;
    announce(link.dataset.shareNetwork ?? "", wholeOf(link).dataset.share ?? "");
    if (opensPage(link.href) && openWindow(link.href)) event.preventDefault();
  });
  listenTo("volante:exchanged", offer);
  offer();
};
