import "server-only";
import type { VehicleDetail } from "#contract/vehicle.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { PageAbilities } from "./do-in-page.tsx";

/** What the controls of this vehicle's page can do, with their wording. @param name `SEAT León` */
export async function pageAbilities(vehicle: VehicleDetail, name: string): Promise<PageAbilities> {
  const t = await getScopedI18n("vehicle.overlay");
  const distance = await getScopedI18n("vehicle.distance");
  const { spin } = vehicle.carDetailImage;
  const { latitude, longitude } = vehicle.dealer;
  return {
    preview: {
      label: t("label", { name }),
      close: t("close"),
      previous: t("previous"),
      next: t("next"),
      zoomIn: t("zoomIn"),
      zoomOut: t("zoomOut"),
      reset: t("reset"),
      rotateLeft: t("rotateLeft"),
      rotateRight: t("rotateRight"),
      loading: t("loading"),
      failed: t("failed"),
      empty: t("empty"),
      retry: t("retry"),
      counter: t("counter", { number: "{number}", total: "{total}" }),
    },
    ...(spin && {
      turntable: {
        frames: spin.frames,
        turnsOnShow: vehicle.externalPlayer?.autoOnShow ?? false,
        alt: t("turnAlt", { name }),
        words: {
          label: t("turnLabel", { name }),
          close: t("close"),
          slider: t("turnSlider", { name }),
          degrees: t("turnDegrees", { degrees: "{degrees}" }),
          hint: t("turnHint"),
          progress: t("turnProgress", { loaded: "{loaded}", total: "{total}" }),
          failed: t("turnFailed"),
          retry: t("retry"),
        },
      },
    }),
    ...(latitude !== undefined &&
      longitude !== undefined && {
        dealer: {
          place: { latitude, longitude },
          words: {
            asking: distance("locating"),
            result: distance("fromHere", { km: "{km}" }),
            refused: distance("refused"),
            failed: distance("failed"),
          },
        },
      }),
  };
}
