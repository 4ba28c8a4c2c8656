import type { FlashName } from "#platform/flash.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Alert } from "#ui/alert/alert.tsx";
import { AlertRegion } from "#ui/alert/alert-region.tsx";
import { type AlertType, titleKeyOf } from "#ui/alert/alert-types.ts";

/** By alert type; the login page shows the others, also without scripts. */
const messages = [
  ["info", [["registration", "registered"]]],
  [
    "success",
    [
      ["logged-in", "loggedIn"],
      ["logged-out", "loggedOut"],
      ["favourite-kept", "favouriteKept"],
      ["trade-in-booked", "tradeInBooked"],
      ["trade-in-moved", "tradeInMoved"],
      ["trade-in-held", "tradeInHeld"],
      ["condition-kept", "conditionKept"],
      ["reservation-paid", "reservationPaid"],
      ["reservation-cancelled", "reservationCancelled"],
    ],
  ],
  ["warning", [["favourites-full", "favouritesFull"]]],
  ["error", [["favourite-failed", "favouriteFailed"]]],
] as const satisfies readonly (readonly [AlertType, readonly (readonly [FlashName, string])[]])[];

/**
 * The region of alerts, one of each type that pages show, which is also the template for `showAlert`. The result of `?action=` is shown on
 * the page that follows: when the inline script finds the flash cookie, it opens the alert that has its text (`data-flashes`).
 */
export const FlashMessages = async () => {
  const t = await getScopedI18n("session");
  const alerts = await getScopedI18n("alerts");
  // Where scripts could not be loaded (browser/reload-once.ts).
  const errors = await getScopedI18n("errors");
  return (
    <AlertRegion>
      {messages.map(([type, texts]) => (
        <Alert
          key={type}
          id={`flash-${type}`}
          popover="manual"
          data-alert={type}
          data-flash={type === "warning" ? "incomplete" : undefined}
          type={type}
          title={alerts(`titles.${titleKeyOf(type)}`)}
          close={{
            "aria-label": alerts("close"),
            popoverTarget: `flash-${type}`,
            popoverTargetAction: "hide",
          }}
        >
          <p
            data-flashes={JSON.stringify(Object.fromEntries(texts.map(([name, text]) => [name, t(text)])))}
          />
          {type === "warning" && <p data-otherwise="">{errors("incompleteText")}</p>}
        </Alert>
      ))}
    </AlertRegion>
  );
};
