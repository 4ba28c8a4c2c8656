import { behaviours } from "./behaviours.ts";
import { bringBehaviours } from "./bring-behaviours.ts";

// Fetched once a document, at the first sign of life, which has left what it knows.
const { volanteEarlyLife } = window;
if (volanteEarlyLife) bringBehaviours(behaviours, volanteEarlyLife);
