import type { ComponentPropsWithoutRef } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** A button for actions on this page and for forms. */
export const Button = ({
  look,
  size,
  wide,
  type = "submit",
  ...rest
}: ButtonLook & ComponentPropsWithoutRef<"button">) => (
  <button type={type} {...buttonLook({ look, size, wide })} {...rest} />
);
