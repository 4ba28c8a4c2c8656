/** What pages with vehicles need beyond the entry, in one file: a list, the comparison, panels, and what consent allows. */
export { start as startAgreed } from "#cms/frame/behaviour/start-agreed.ts";
export { start as startList } from "#features/search/list-in-place/start-list.ts";
export { start as startPanels } from "#panels/start-panels.ts";
