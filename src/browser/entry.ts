import { behaviours } from "./behaviours.ts";
import { bringBehaviours } from "./bring-behaviours.ts";
import { takeFailures } from "./take-failures.ts";
import { watchNavigation } from "./watch-navigation.ts";

// Fetched once a document, at the first sign of life, which has left what it knows.
const { volanteEarlyLife } = window;
if (volanteEarlyLife) {
  takeFailures();
  bringBehaviours(behaviours, volanteEarlyLife);
  watchNavigation();
}
