/** Types of alerts; `info-alert` is information that must not be overlooked. */
export const alertTypes = ["error", "warning", "info", "success", "info-alert"] as const;

export type AlertType = (typeof alertTypes)[number];

export interface AlertMessage {
  readonly type: AlertType;
  readonly message: string;
  /** Overrides the type's title. */
  readonly typeLabel?: string;
}

/** Key of an alert's default title. */
export const titleKeyOf = (type: AlertType): Exclude<AlertType, "info-alert"> =>
  type === "info-alert" ? "info" : type;

/** Adds an alert: the newest last, at most three; an equal one replaces the earlier. */
export const withAlert = <A extends AlertMessage>(shown: readonly A[], next: A): readonly A[] => {
  const others = shown.filter(({ type, message }) => type !== next.type || message !== next.message);
  return [...others, next].slice(-3);
};
