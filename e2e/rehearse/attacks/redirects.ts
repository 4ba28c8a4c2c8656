import type { Attack } from "./attack.ts";
import { follow, redirectsOf } from "./follow-redirect.ts";
import { startLyingServices } from "./lying-services.ts";
import { vehiclePaths } from "./templates.ts";

const faultOf = ({ hops, status }: Awaited<ReturnType<typeof follow>>): string | undefined => {
  const last = hops.at(-1) ?? "";
  if (/evil\.example|^javascript:/.test(last)) return `sends visitors to ${last}`;
  if (hops.length > 10) return `goes round: ${hops.slice(0, 4).join(" → ")}`;
  if (hops.length > 2) return `takes ${hops.length - 1} redirects: ${hops.join(" → ")}`;
  return status >= 500 ? `is answered ${status}` : undefined;
};

/** Own redirects are one hop, and no circle of the content service turns a visitor round. */
export const redirects: Attack = {
  name: "redirects",
  seconds: 120,
  run: async (ground, tally) => {
    const services = await startLyingServices(ground.services);
    ground.closeLater(services.close);
    const site = await ground.open({ DATA_SERVICE_URL: services.url, CONTENT_SERVICE_URL: services.url });
    const [vehicle = ""] = await vehiclePaths(site.url, "es");
    const own = [
      "/homepage",
      "/homepage/",
      "/pt/homepage",
      "/es/homepage",
      "/es",
      "/es/comparar",
      "/es/listado-coches-segunda-mano",
      "/listado-coches-segunda-mano",
      "/listado-coches-segunda-mano?brand=seat",
      "/es/listado-coches-segunda-mano?brand=seat",
      "/listado-coches-segunda-mano?text=seat",
      "/pt/carros-segunda-mao?text=yamaha",
      "/coches-ocasion",
      "/personal/reserva",
      "/dos//barras",
      "/?action=x",
      "/homepage?action=x",
      vehicle.replace(/[a-z0-9-]+(?=-\d{8})/, "otro"),
      vehicle.replace(/[a-z0-9-]+(?=-\d{8})/, "otro").replace(/\/$/, ""),
      `/es${vehicle.replace(/\/$/, "")}`,
    ];
    for (const path of own) tally.record(path, faultOf(await follow(site.url, path)));
    const wrong = redirectsOf(site.url);
    services.lie((path, answer) => {
      const requested = new URL(path, site.url);
      const target = requested.pathname.endsWith("/redirects")
        ? wrong[requested.searchParams.get("path") ?? ""]
        : undefined;
      return target === undefined ? answer : { status: 200, data: { target, status: 301 } };
    });
    const lied = Object.keys(wrong).flatMap((path) => [
      path,
      path.replace(/\/$/, ""),
      `${path}?utm_source=x`,
    ]);
    for (const path of lied) tally.record(path, faultOf(await follow(site.url, path)));
  },
};
