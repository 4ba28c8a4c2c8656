import type { AlertMessage } from "./alert-types.ts";

/** Shows an alert over the page for 4 s. What draws it is fetched with the first one. */
export async function showAlert(alert: AlertMessage): Promise<void> {
  const { addAlert } = await import("./alert-stack.tsx");
  addAlert(alert);
}

/** Takes every alert off the page. */
export async function clearAlerts(): Promise<void> {
  const { removeAlerts } = await import("./alert-stack.tsx");
  removeAlerts();
}
