import type { Vehicle } from "#api/models/vehicle.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { shareablePicture } from "#features/seo/shareable-picture.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ShareLinks } from "#ui/share-links/share-links.tsx";
import { PartPage } from "./part-page.tsx";

/** The ways to share a vehicle: a page, and a panel of the vehicle's page. */
export const SharePage = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const t = await getScopedI18n("vehicle.share");
  const { brand, model, commercialDescription } = vehicle.vehicle;
  const { picture } = vehicle.card;
  const title = `${brand} ${model} ${commercialDescription}`.trim();
  return (
    <PartPage vehicle={vehicle} title={t("title")}>
      <ShareLinks
        shared={{
          url: absoluteUrl(vehicle.path),
          title,
          ...(picture && { picture: absoluteUrl(shareablePicture(picture).url) }),
        }}
        first={["whatsapp", "email", "telegram", "facebook", "x"]}
        words={{
          network: t("network", { network: "{network}" }),
          email: t("email"),
          more: t("more"),
          device: t("device"),
          copy: t("copy"),
          copied: t("copied"),
          notCopied: t("notCopied"),
        }}
      />
    </PartPage>
  );
};
