import { announceVisitor, isVisitorKnown, type KnownVisitor } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";
import { announceStatusChanges } from "./announce-status-changes.ts";
import type { StatusEntry } from "./vehicle-state.ts";

const most = 60;
const withState = "[data-vin][data-status]";

type Answer = { readonly statuses: readonly StatusEntry[]; readonly visitor?: KnownVisitor };

/** Loads the status of vehicles, and the signed-in visitor, in one request; undefined on failure. */
const load = (path: string): Promise<Answer | undefined> =>
  fetch(`/api/${path}`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);

/**
 * Keeps a cached page up to date: requests which vehicles were reserved or sold since it was rendered, and
 * the data of a signed-in visitor, once the scripts are loaded, for vehicles shown later, and when the
 * visitor returns to the page. Does not poll.
 */
export const start = (): void => {
  let questions = 0;
  const refresh = async () => {
    if (document.hidden) return;
    const isKnown = isVisitorKnown();
    if (!isKnown) announceVisitor(undefined);
    const shown = [...document.querySelectorAll<HTMLElement>(withState)];
    if (!isKnown && shown.length === 0) return;
    const question = ++questions;
    const vins = [...new Set(shown.map(({ dataset }) => dataset.vin))].slice(0, most);
    const extraQuery = document.querySelector<HTMLElement>("[data-asks]")?.dataset.asks ?? "";
    const answer = await load(isKnown ? `visitor?vins=${vins}${extraQuery}` : `vehicle-status?vins=${vins}`);
    // Only the latest request is about the page shown.
    if (question !== questions) return;
    const news = document.querySelector<HTMLElement>("[data-status-news]");
    if (news && answer) announceStatusChanges(news, answer.statuses);
    announceVisitor(answer?.visitor);
  };
  document.addEventListener("visibilitychange", refresh);
  listenTo("volante:kept", refresh);
  listenTo("volante:exchanged", ({ part }) => {
    if (part.matches(withState) || part.querySelector(withState)) void refresh();
  });
  void refresh();
};
