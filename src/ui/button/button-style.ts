import styles from "./button.module.css";

export type ButtonStyle = {
  readonly look?: "primary" | "secondary" | "tertiary" | "danger";
  readonly size?: "default" | "large" | "ghost";
  /** Takes the full width of its container. */
  readonly wide?: boolean;
};

/** Attributes that style an element as a button. */
export const buttonStyle = ({ look = "primary", size = "default", wide = false }: ButtonStyle) => ({
  className: styles.button,
  "data-type": look,
  "data-size": size === "default" ? undefined : size,
  "data-wide": wide || undefined,
});
