import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { StatusWords } from "./announce-status-changes.ts";

/** Live region in which `start-statuses` announces changes of the vehicles on a cached page. */
export const StatusNews = ({ words, path }: { readonly words: StatusWords; readonly path: string }) => (
  <VisuallyHidden key={path} aria-live="polite" data-status-news={JSON.stringify(words)} />
);
