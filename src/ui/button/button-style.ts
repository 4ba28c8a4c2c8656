import { type IconName, iconBefore } from "../icon/icon.tsx";
import styles from "./button.module.css";

export type ButtonStyle = {
  readonly look?: "primary" | "secondary" | "tertiary" | "danger";
  readonly size?: "default" | "large" | "ghost";
  /** Takes the full width of its container. */
  readonly wide?: boolean;
  /** Before its text. */
  readonly icon?: IconName;
};

/** Attributes that style an element as a button. */
export const buttonStyle = ({ look = "primary", size = "default", wide = false, icon }: ButtonStyle) => ({
  className: styles.button,
  "data-type": look,
  "data-size": size === "default" ? undefined : size,
  "data-wide": wide || undefined,
  ...(icon && iconBefore(icon)),
});
