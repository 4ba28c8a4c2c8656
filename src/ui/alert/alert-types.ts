/** Types of alerts; `info-alert` is information that must not be overlooked. */
export const alertTypes = ["error", "warning", "info", "success", "info-alert"] as const;

export type AlertType = (typeof alertTypes)[number];

export interface AlertMessage {
  readonly type: AlertType;
  readonly message: string;
  /** Overrides the type's title. */
  readonly typeLabel?: string;
  /** Behind the message. */
  readonly link?: { readonly href: string; readonly textContent: string } | undefined;
}

/** Key of an alert's default title. */
export const titleKeyOf = (type: AlertType): Exclude<AlertType, "info-alert"> =>
  type === "info-alert" ? "info" : type;
