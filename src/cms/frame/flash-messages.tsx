import type { FlashName } from "#platform/flash.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { AlertModels } from "#ui/alert/alert-models.tsx";
import { AlertRegion } from "#ui/alert/alert-region.tsx";
import { type AlertType, titleKeyOf } from "#ui/alert/alert-types.ts";

/** Told where the scripts that would have shown more could not be loaded (browser/reload-once.ts). */
const IncompletePage = async () => {
  const t = await getScopedI18n("errors");
  const alerts = await getScopedI18n("alerts");
  return (
    <Alert
      id="flash-incomplete"
      popover="manual"
      data-flash="incomplete"
      type="warning"
      title={t("incompleteTitle")}
      close={{
        "aria-label": alerts("close"),
        popoverTarget: "flash-incomplete",
        popoverTargetAction: "hide",
      }}
    >
      <p>{t("incompleteText")}</p>
    </Alert>
  );
};

/** The others are said by the login page, also without scripts. */
const messages = {
  registration: ["info", "registered"],
  "logged-in": ["success", "loggedIn"],
  "logged-out": ["success", "loggedOut"],
  "favourite-kept": ["success", "favouriteKept"],
  "favourites-full": ["warning", "favouritesFull"],
  "favourite-failed": ["error", "favouriteFailed"],
  "trade-in-booked": ["success", "tradeInBooked"],
  "reservation-paid": ["success", "reservationPaid"],
  "reservation-cancelled": ["success", "reservationCancelled"],
} as const satisfies Partial<Record<FlashName, readonly [AlertType, string]>>;

/**
 * Where alerts are shown, and the models of those that scripts show. What `?action=` has done is told on the page that
 * follows: opened when the inline script finds the flash cookie.
 */
export const FlashMessages = async () => {
  const t = await getScopedI18n("session");
  const alerts = await getScopedI18n("alerts");
  return (
    <>
      <AlertRegion>
        {Object.entries(messages).map(([name, [type, text]]) => (
          <Alert
            key={name}
            id={`flash-${name}`}
            popover="manual"
            data-flash={name}
            type={type}
            title={alerts(`titles.${titleKeyOf(type)}`)}
            close={{
              "aria-label": alerts("close"),
              popoverTarget: `flash-${name}`,
              popoverTargetAction: "hide",
            }}
          >
            <p>{t(text)}</p>
          </Alert>
        ))}
        <IncompletePage />
      </AlertRegion>
      <AlertModels titleOf={(key) => alerts(`titles.${key}`)} close={alerts("close")} />
    </>
  );
};
