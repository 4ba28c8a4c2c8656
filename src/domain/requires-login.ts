import { matchRoute } from "./route-paths.ts";
import { isPersonalPath } from "./routes.ts";
import { isWizard } from "./wizard-address.ts";

/** Whether an address, with its query or without, may be visited as a customer: the personal area and the wizards. */
export const requiresLogin = (address: string): boolean => {
  const [path = ""] = address.split("?", 1);
  return isPersonalPath(path) || isWizard(matchRoute(path)?.params.panel);
};
