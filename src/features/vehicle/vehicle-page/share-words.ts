import { getScopedI18n } from "#platform/i18n.ts";
import type { ShareLinksProps } from "#ui/share-links/share-links.tsx";

export const shareWords = async (): Promise<ShareLinksProps["words"]> => {
  const t = await getScopedI18n("vehicle.share");
  return {
    title: t("title"),
    network: t("network", { network: "{network}" }),
    email: t("email"),
    more: t("more"),
    device: t("device"),
    copy: t("copy"),
    copied: t("copied"),
    notCopied: t("notCopied"),
  };
};
