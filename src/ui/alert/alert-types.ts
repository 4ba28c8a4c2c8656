/** Every kind of alert; `info-alert` is information that must not be overlooked. */
export const alertTypes = ["error", "warning", "info", "success", "info-alert"] as const;

export type AlertType = (typeof alertTypes)[number];

export interface AlertMessage {
  readonly type: AlertType;
  readonly message: string;
  /** Title instead of the type's own. */
  readonly typeLabel?: string;
}

/** Which of the default titles an alert has. */
export const titleKeyOf = (type: AlertType): Exclude<AlertType, "info-alert"> =>
  type === "info-alert" ? "info" : type;

/** What is shown after one more alert: the newest last, at most three, an equal one only once and anew. */
export const withAlert = <A extends AlertMessage>(shown: readonly A[], next: A): readonly A[] => {
  const others = shown.filter(({ type, message }) => type !== next.type || message !== next.message);
  return [...others, next].slice(-3);
};
