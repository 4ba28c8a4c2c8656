import type { AlertType } from "./alert-types.ts";
import { clearAlerts, showAlert } from "./show-alert.ts";

/** For the examples page: buttons that show an alert; the one without a type removes all. */
export const start = (): void =>
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("[data-example-alert]");
    if (!button) return;
    const type = button.dataset.exampleAlert as AlertType | "";
    if (type) showAlert({ type, message: button.value });
    else clearAlerts();
  });
