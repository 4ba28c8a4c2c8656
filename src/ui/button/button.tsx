import type { ComponentPropsWithoutRef } from "react";
import { SiteLink, type SiteLinkProps } from "../site-link/site-link.tsx";
import styles from "./button.module.css";

type Look = {
  readonly look?: "primary" | "secondary" | "tertiary";
  readonly size?: "default" | "large" | "ghost";
  /** As wide as the room it is given. */
  readonly wide?: boolean;
};

const attributes = ({ look = "primary", size = "default", wide = false }: Look) => ({
  className: styles.button,
  "data-type": look,
  "data-size": size === "default" ? undefined : size,
  "data-wide": wide || undefined,
});

/** Does something on this page or sends a form. */
export const Button = ({
  look,
  size,
  wide,
  type = "submit",
  ...rest
}: Look & ComponentPropsWithoutRef<"button">) => (
  <button type={type} {...attributes({ look, size, wide })} {...rest} />
);

/** Leads somewhere, with the weight of a button. */
export const ButtonLink = ({ look, size, wide, ...rest }: Look & Omit<SiteLinkProps, "size">) => (
  <SiteLink {...attributes({ look, size, wide })} {...rest} />
);
