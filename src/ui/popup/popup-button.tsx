import type { ComponentPropsWithoutRef } from "react";
import { Button } from "../button/button.tsx";

/** Opens a popup of the same page; without scripts in browsers that support commands. */
export const PopupButton = ({
  popup,
  ...rest
}: { readonly popup: string } & ComponentPropsWithoutRef<typeof Button>) => {
  const command = { command: "show-modal", commandfor: popup };
  return <Button type="button" aria-haspopup="dialog" {...command} {...rest} />;
};
