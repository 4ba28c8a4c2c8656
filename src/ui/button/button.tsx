import type { ComponentPropsWithoutRef } from "react";
import { SiteLink, type SiteLinkProps } from "../site-link/site-link.tsx";
import styles from "./button.module.css";

type Look = {
  readonly look?: "primary" | "secondary" | "tertiary";
  readonly size?: "default" | "large" | "ghost";
  /** As wide as the room it is given. */
  readonly wide?: boolean;
};

function attributes({ look = "primary", size = "default", wide = false }: Look) {
  return {
    className: styles.button,
    "data-type": look,
    "data-size": size === "default" ? undefined : size,
    "data-wide": wide || undefined,
  };
}

/** Does something on this page or sends a form. */
export function Button({
  look,
  size,
  wide,
  type = "submit",
  ...rest
}: Look & ComponentPropsWithoutRef<"button">) {
  return <button type={type} {...attributes({ look, size, wide })} {...rest} />;
}

/** Leads somewhere, with the weight of a button. */
export function ButtonLink({ look, size, wide, ...rest }: Look & Omit<SiteLinkProps, "size">) {
  return <SiteLink {...attributes({ look, size, wide })} {...rest} />;
}
