import { homeEs } from "./home-es.ts";
import { homePt } from "./home-pt.ts";
import type { PageTexts } from "./page-text.ts";

/** The home page, without the tiles of body types and makes, which follow the stock. */
export const homeTexts = { es: homeEs, pt: homePt } as const satisfies PageTexts;
