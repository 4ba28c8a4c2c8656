import type { Attack } from "./attack.ts";
import { startLyingServices } from "./lying-services.ts";

/** A site of its own whose services can be made to lie; both end with the attack. */
export const openLyingSite = async (ground: Parameters<Attack["run"]>[0]) => {
  const services = await startLyingServices(ground.services);
  ground.closeLater(services.close);
  const { url } = await ground.open({
    DATA_SERVICE_URL: services.url,
    CONTENT_SERVICE_URL: services.url,
    LOG_LEVEL: "fatal",
  });
  return { services, url };
};
