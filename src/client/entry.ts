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

// Fetched once a document, at the first sign of life, which has left what it knows.
const { volanteEarlyLife } = window;
if (volanteEarlyLife) {
  watchUnloading();
  takeFailures();
  const begin = () => {
    loadBehaviours(behaviours, volanteEarlyLife);
    watchNavigation();
  };
  // Which may have been while the page was still coming.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}

/** What several behaviours use comes with the entry, so that none of them waits for a second file. */
export const shared = [
  announceEvent,
  morphElement,
  fetchPage,
  setSlider,
  showAlert,
  browsingCodes,
  wholeEuros,
];
