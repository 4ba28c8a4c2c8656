import { navigationStarts, watchAddress } from "#cms/frame/behaviour/pending-navigation.ts";
import { takeFailures } from "#cms/frame/behaviour/take-failures.ts";
import { pageLeft } from "#ui/behaviour.ts";

watchAddress();
takeFailures();

/** Called by the framework when it begins to replace the page. */
export function onRouterTransitionStart(url: string): void {
  navigationStarts(url);
  dispatchEvent(new Event(pageLeft));
}
