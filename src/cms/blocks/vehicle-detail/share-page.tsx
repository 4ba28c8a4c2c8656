import type { Vehicle } from "#api/models/vehicle.ts";
import { absoluteUrl } from "#features/seo/absolute-url.ts";
import { shareablePicture } from "#features/seo/shareable-picture.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Section } from "#ui/section/section.tsx";
import { ShareLinks } from "#ui/share-links/share-links.tsx";

/** The ways to share a vehicle: a page, and a panel of the vehicle's page. */
export const SharePage = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const t = await getScopedI18n("vehicle.share");
  const words = await getScopedI18n("leads");
  const { brand, model, commercialDescription } = vehicle.vehicle;
  const { picture } = vehicle.card;
  const title = `${brand} ${model} ${commercialDescription}`.trim();
  return (
    <Section>
      <h1>{t("title")}</h1>
      <p>{title}</p>
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
      <p data-only="page">
        <ButtonLink href={vehicle.path} look="secondary">
          {words("backToVehicle")}
        </ButtonLink>
      </p>
    </Section>
  );
};
