import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { StatusWords } from "./announce-status-changes.ts";

/** Where `start-statuses` says what has changed of the vehicles on a cached page since it was made. */
export const StatusNews = ({ words, path }: { readonly words: StatusWords; readonly path: string }) => (
  <VisuallyHidden>
    <span key={path} aria-live="polite" data-status-news={JSON.stringify(words)} />
  </VisuallyHidden>
);
