import { createPortal } from "react-dom";
import { pageShown, type StartBehaviour } from "../behaviour.ts";
import { ScriptedSharing } from "./scripted-sharing.tsx";

/** The ways to share that need scripts, in an opened panel of share links. */
export const startSharing: StartBehaviour = ({ draw }) => {
  const follow = () => {
    const panel = document.querySelector<HTMLDetailsElement>("details[data-share][open]");
    const room = panel?.querySelector("[data-share-room]");
    draw(
      "sharing",
      panel && room
        ? createPortal(<ScriptedSharing container={panel} {...JSON.parse(panel.dataset.share ?? "")} />, room)
        : null,
    );
  };
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.dataset.share) follow();
  };
  document.addEventListener("toggle", onToggle, true);
  addEventListener(pageShown, follow);
  follow();
};
