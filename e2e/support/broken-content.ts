import { startEditedServices } from "./edited-services.ts";

/** Address of no logo: it passes the contract, and what describes the organisation to search engines throws on it. */
const noAddress = "http://[";

/**
 * Stands between the storefront and the reference services and hands out a home page that cannot be drawn.
 * @param target address of the services
 */
export const startBrokenContent = (target: string) =>
  startEditedServices(target, (path, text) => {
    if (!path.startsWith("/pages/home")) return text;
    const body = JSON.parse(text) as { data?: { header?: { logo: { src: string } } } };
    if (body.data?.header) body.data.header.logo.src = noAddress;
    return JSON.stringify(body);
  });
