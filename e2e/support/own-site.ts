import { startSite } from "#tools/test-support/start-site.ts";
import { startLyingServices } from "../rehearse/attacks/lying-services.ts";
import { send } from "../rehearse/attacks/send.ts";

type Variables = Readonly<Record<string, string>>;

/** The secret with which a change is announced to a spec's own site. */
export const revalidateSecret = "solo-para-pruebas-1234";

/** Address of the reference services of this run. */
export const servicesUrl = (): string => `http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`;

/** A site of a spec's own, on the services of this run or on what stands before them. */
export const startOwnSite = async (
  variables: Variables = {},
  services = servicesUrl(),
  wantedPort?: number,
) => {
  const own = {
    DATA_SERVICE_URL: services,
    CONTENT_SERVICE_URL: services,
    REVALIDATE_SECRET: revalidateSecret,
    ...variables,
  };
  const site = await startSite(own, wantedPort);
  return {
    ...site,
    /** Invalidates every stored page and clears the path table: the next visit renders its page again. */
    invalidatePages: () =>
      send(site.url, "/api/revalidate", {
        method: "POST",
        headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: ["stock", "content"] }),
      }),
  };
};

/** The same with services that can be made to lie and to fail; they end with it. */
export const startLyingSite = async (
  variables: Variables = {},
  wantedPort?: number,
  behind = servicesUrl(),
) => {
  const services = await startLyingServices(behind);
  const site = await startOwnSite(variables, services.url, wantedPort);
  const close = async () => {
    await site.close();
    await services.close();
  };
  return {
    ...services,
    ...site,
    close,
    /** What is still rendered would be stored after the invalidation, and may hold earlier answers of the services. */
    invalidatePages: async () => {
      await services.quiet();
      return site.invalidatePages();
    },
  };
};

export type LyingSite = Awaited<ReturnType<typeof startLyingSite>>;
