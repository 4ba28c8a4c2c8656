import type { ReactNode } from "react";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { favouriteFields, favouriteFormId, favouritePath } from "./favourite-fields.ts";

export type FavouriteToggleProps = {
  readonly vin: string;
  readonly name: string;
  /** Accessible name of the button, with the vehicle's. */
  readonly label: string;
  /** Text of the button, which is styled as a button of the page. */
  readonly children?: ReactNode;
  /** It is on a card, whose heading is the name and whose styles have the icon. */
  readonly plain?: boolean;
  /** The credit shown with the vehicle, stored along. */
  readonly finance?: { readonly creditTypeId: string; readonly locale: Locale } | undefined;
};

/**
 * Adds a vehicle to the favourites or removes it (`start-favourites`). Without scripts it adds it, by the
 * form of every page (`FavouriteForm`).
 */
export const FavouriteToggle = ({
  vin,
  name,
  label,
  children,
  plain = false,
  finance,
}: FavouriteToggleProps) => {
  const attributes = {
    type: "submit",
    form: finance ? undefined : favouriteFormId,
    name: favouriteFields.vin,
    "data-favourite": plain ? "" : name,
    "aria-label": label,
    value: vin,
  } as const;
  const button = plain ? (
    <button {...attributes} />
  ) : (
    <Button look="tertiary" size="ghost" icon="heart" {...attributes}>
      {children}
    </Button>
  );
  if (finance === undefined) return button;
  return (
    <form method="post" action={favouritePath}>
      <input type="hidden" name={favouriteFields.locale} value={finance.locale} />
      <input type="hidden" name={favouriteFields.finance} value={finance.creditTypeId} />
      {button}
    </form>
  );
};
