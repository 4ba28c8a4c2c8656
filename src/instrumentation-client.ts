import { navigationStarts, watchAddress } from "#cms/frame/behaviour/pending-navigation.ts";
import { takeFailures } from "#cms/frame/behaviour/take-failures.ts";

/** What asks for a new build is fetched when there is first a reason to ask; where it does not come nobody is told. */
const checkDeployment = (): void => {
  if (document.visibilityState === "visible")
    import("#cms/frame/behaviour/take-up-deployment.ts").then(
      (deployment) => deployment.checkDeployment(),
      () => undefined,
    );
};

watchAddress();
takeFailures();
document.addEventListener("visibilitychange", checkDeployment);

/** Called by the framework when it begins to replace the page. */
export function onRouterTransitionStart(url: string): void {
  navigationStarts(url);
  checkDeployment();
}
