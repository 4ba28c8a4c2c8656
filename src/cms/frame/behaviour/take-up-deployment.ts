import { pageLeft } from "#ui/behaviour.ts";
import { isPlainClick } from "./plain-click.ts";

/** A static file with the number of the build that the server now runs. */
const latestBuild = "/builds/latest.json";

let isOutdated = false;
let asking = false;

/** Asks, without a timer, whether the server has a newer build than this page. Silence means no. */
const checkDeployment = async (): Promise<void> => {
  const { build } = document.documentElement.dataset;
  if (isOutdated || asking || !build || document.hidden) return;
  asking = true;
  try {
    const answer = await fetch(latestBuild, { cache: "no-cache" });
    const { id } = (await answer.json()) as { id?: unknown };
    isOutdated = answer.ok && typeof id === "string" && id !== build;
  } catch {
    // Offline, or a server that is just being replaced: asked again next time.
  } finally {
    asking = false;
  }
};

/** From then on a link is followed by the browser itself, whose full load brings the new build. */
const loadWhole = (event: MouseEvent): void => {
  if (isOutdated && isPlainClick(event)) event.stopPropagation();
};

/** Asks when the page is looked at again and when the router begins to replace it; the first time is what has brought this. */
export const takeUpDeployment = (): void => {
  addEventListener("click", loadWhole, true);
  document.addEventListener("visibilitychange", checkDeployment);
  addEventListener(pageLeft, checkDeployment);
  void checkDeployment();
};
