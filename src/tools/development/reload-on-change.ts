import { changesFile } from "./changes-file.ts";

/** Runs in the browser, on every page of the development server: loads the page again when its sources have changed. */

const pauseMs = 700;
let known: string | undefined;

const check = async (): Promise<void> => {
  if (document.hidden) return;
  try {
    const answer = await fetch(changesFile.address, { cache: "no-store" });
    const changed = answer.ok ? await answer.text() : undefined;
    if (known !== undefined && changed !== undefined && changed !== known) location.reload();
    known ??= changed;
  } catch {
    // The server is restarting: checked again after the pause.
  }
};

void check();
setInterval(check, pauseMs);
