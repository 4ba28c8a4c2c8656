import type { ComponentPropsWithoutRef } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";

/** A button for actions on this page and for forms. */
export const Button = ({
  look,
  size,
  wide,
  icon,
  type = "submit",
  ...rest
}: ButtonStyle & ComponentPropsWithoutRef<"button">) => (
  <button type={type} {...buttonStyle({ look, size, wide, icon })} {...rest} />
);
