import { start as startAfterConsent } from "#cms/frame/behaviour/start-after-consent.ts";
import { start as startList } from "#features/search/list-in-place/start-list.ts";
import { start as startSuggestions } from "#features/search/text-search/start-suggestions.ts";
import { start as startPanels } from "#panels/start-panels.ts";

/**
 * What pages with vehicles need beyond the entry, in one file: lists, suggestions, panels, the comparison, and what
 * depends on consent.
 */
export const list = { startAfterConsent, startList, startPanels, startSuggestions };
