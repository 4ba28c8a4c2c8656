import { createPortal } from "react-dom";
import { isLocale } from "#platform/locale.ts";
import { pageShown, type StartBehaviour } from "#ui/behaviour.ts";
import { RecentPlace } from "./recent-place.tsx";

/** Remembers and shows what was looked at, as long as the visitor agrees. */
export const startRecent: StartBehaviour = ({ draw }) => {
  const look = () => {
    const place = document.querySelector<HTMLElement>("[data-recent]");
    const { lang, dataset } = document.documentElement;
    const isShown = place && dataset.consent === "all" && isLocale(lang);
    const current = place?.dataset.recent || undefined;
    draw(
      "recent",
      isShown ? createPortal(<RecentPlace key={current} locale={lang} current={current} />, place) : null,
    );
  };
  for (const type of [pageShown, "volante:consent"]) addEventListener(type, look);
  look();
};
