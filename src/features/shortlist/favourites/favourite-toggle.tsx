import type { ReactNode } from "react";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { favouriteFields, favouriteFormId, favouritePath } from "./favourite-fields.ts";

export type FavouriteToggleProps = {
  readonly vin: string;
  readonly name: string;
  /** Names the button for this vehicle. */
  readonly label: string;
  /** What the button shows; with a text beside the symbol it is rendered as one of the page's buttons. */
  readonly children: ReactNode;
  /** It stands on a card, whose heading is the name. */
  readonly plain?: boolean;
  /** The credit that it is liked with. */
  readonly finance?: { readonly creditTypeId: string; readonly locale: Locale } | undefined;
};

/**
 * A heart: keeps a vehicle, or keeps it no longer (`start-favourites`). Without scripts it keeps it, by the form that every page
 * has (`FavouriteForm`).
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
    <button {...attributes}>{children}</button>
  ) : (
    <Button look="tertiary" size="ghost" {...attributes}>
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
