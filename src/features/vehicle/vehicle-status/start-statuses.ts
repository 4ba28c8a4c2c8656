import { hear } from "#browser/page-events.ts";
import { tellStatuses } from "./tell-statuses.ts";
import type { StatusEntry } from "./vehicle-state.ts";

const most = 60;
const withState = "[data-vin][data-status]";

/** What is known now of the vehicles that the page shows; nothing when it cannot be had. */
const ask = async (): Promise<readonly StatusEntry[]> => {
  const shown = [...document.querySelectorAll<HTMLElement>(withState)];
  const vins = [...new Set(shown.map(({ dataset }) => dataset.vin))].slice(0, most);
  try {
    const answer = await fetch(`/api/vehicle-status?vins=${vins}`);
    return answer.ok ? (await answer.json()).statuses : [];
  } catch {
    return [];
  }
};

/**
 * Keeps a cached page honest: asks what was reserved or sold since it was made, once the scripts are there, of further
 * vehicles that come to be shown, and when the visitor comes back to the page. Never by the clock.
 */
export const start = (): void => {
  let questions = 0;
  const refresh = async () => {
    const news = document.querySelector<HTMLElement>("[data-status-news]");
    if (document.hidden || !news || !document.querySelector(withState)) return;
    const question = ++questions;
    const statuses = await ask();
    // Only the newest question is about the page that is shown.
    if (question === questions) tellStatuses(news, statuses);
  };
  document.addEventListener("visibilitychange", refresh);
  hear("volante:exchanged", ({ part }) => {
    if (part.matches(withState) || part.querySelector(withState)) void refresh();
  });
  void refresh();
};
