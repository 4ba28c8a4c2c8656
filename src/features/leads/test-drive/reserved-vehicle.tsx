import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import type { AskedVehicle } from "../asked-vehicle.ts";
import { LeadPage } from "../lead-page.tsx";

type ReservedVehicleProps = { readonly locale: Locale; readonly vehicle: AskedVehicle };

/** Message for a reserved vehicle, instead of a form that would be refused. */
export const ReservedVehicle = async ({ locale, vehicle }: ReservedVehicleProps) => {
  const t = await getScopedI18n("leads");
  return (
    <LeadPage title={t("reservedTitle")} intro={t("reservedText")} vehicle={vehicle}>
      <p>
        <ButtonLink
          href={`${routePath("request", locale, { panel: "contact" })}?vin=${vehicle.vin}`}
          rel="nofollow"
          target="_top"
        >
          {t("reservedContact")}
        </ButtonLink>
      </p>
    </LeadPage>
  );
};
