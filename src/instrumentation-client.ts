import { navigationStarts, watchAddress } from "#cms/frame/behaviour/pending-navigation.ts";
import { checkDeployment } from "#cms/frame/behaviour/take-up-deployment.ts";

watchAddress();

/** Called by the framework when it begins to replace the page. */
export function onRouterTransitionStart(url: string): void {
  navigationStarts(url);
  void checkDeployment();
}
