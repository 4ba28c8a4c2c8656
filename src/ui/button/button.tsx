import type { ComponentPropsWithoutRef } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** Does something on this page or sends a form. */
export const Button = ({
  look,
  size,
  wide,
  type = "submit",
  ...rest
}: ButtonLook & ComponentPropsWithoutRef<"button">) => (
  <button type={type} {...buttonLook({ look, size, wide })} {...rest} />
);
