import { announceEvent } from "#browser/announce-event.ts";
import { fetchPage } from "#browser/fetch-page.ts";
import { watchUnloading } from "#browser/is-unloading.ts";
import { morphElement } from "#browser/morph-dom.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { wholeEuros } from "#domain/whole-euros.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { setSlider } from "#ui/slider/set-slider.ts";
import { behaviours } from "./behaviours.ts";
import { loadBehaviours } from "./load-behaviours.ts";
import { takeFailures } from "./take-failures.ts";
import { watchNavigation } from "./watch-navigation.ts";

// Loaded once a document, on the first interaction, whose events the activation script has recorded.
const { volanteEarlyLife } = window;
if (volanteEarlyLife) {
  watchUnloading();
  takeFailures();
  const init = () => {
    loadBehaviours(behaviours, volanteEarlyLife);
    watchNavigation();
  };
  // The page may still be loading.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", init);
  else init();
}

/** What several behaviours share is bundled with the entry, so that none waits for a second file. */
export const shared = [
  announceEvent,
  morphElement,
  fetchPage,
  setSlider,
  showAlert,
  browsingCodes,
  wholeEuros,
];
