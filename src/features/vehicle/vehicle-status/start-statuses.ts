import { announceVisitor, isVisitorKnown, type KnownVisitor } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";
import { announceStatusChanges } from "./announce-status-changes.ts";
import type { StatusEntry } from "./vehicle-state.ts";

const most = 60;
const withState = "[data-vin][data-status]";

type Answer = { readonly statuses: readonly StatusEntry[]; readonly visitor?: KnownVisitor };

/** What is known now of the vehicles that the page shows, and of whoever is signed in, by one request; nothing when it cannot be had. */
const ask = (path: string): Promise<Answer | undefined> =>
  fetch(`/api/${path}`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);

/**
 * Keeps a cached page honest: asks what was reserved or sold since it was made, and what it says to whoever is signed in, once
 * the scripts are there, of further vehicles that come to be shown, and when the visitor comes back to the page. Never by the clock.
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
    const asks = document.querySelector<HTMLElement>("[data-asks]")?.dataset.asks ?? "";
    const answer = await ask(isKnown ? `visitor?vins=${vins}${asks}` : `vehicle-status?vins=${vins}`);
    // Only the newest question is about the page that is shown.
    if (question !== questions) return;
    const told = document.querySelector<HTMLElement>("[data-status-news]");
    if (told && answer) announceStatusChanges(told, answer.statuses);
    announceVisitor(answer?.visitor);
  };
  document.addEventListener("visibilitychange", refresh);
  listenTo("volante:kept", refresh);
  listenTo("volante:exchanged", ({ part }) => {
    if (part.matches(withState) || part.querySelector(withState)) void refresh();
  });
  void refresh();
};
