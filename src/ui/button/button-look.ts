import styles from "./button.module.css";

export type ButtonLook = {
  readonly look?: "primary" | "secondary" | "tertiary";
  readonly size?: "default" | "large" | "ghost";
  /** As wide as the room it is given. */
  readonly wide?: boolean;
};

/** What makes an element look like a button. */
export const buttonLook = ({ look = "primary", size = "default", wide = false }: ButtonLook) => ({
  className: styles.button,
  "data-type": look,
  "data-size": size === "default" ? undefined : size,
  "data-wide": wide || undefined,
});
