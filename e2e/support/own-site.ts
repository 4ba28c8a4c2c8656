import { startLyingServices } from "#tools/audit/attacks/lying-services.ts";
import { send } from "#tools/audit/attacks/send.ts";
import { startSite } from "#tools/test-support/start-site.ts";

type Variables = Readonly<Record<string, string>>;

/** The secret with which a change is announced to a spec's own site. */
export const revalidateSecret = "solo-para-pruebas-1234";

/** Address of the reference services of this run. */
export const servicesUrl = (): string => `http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`;

/** A site of a spec's own, on the services of this run or on what stands before them. */
export const startOwnSite = async (variables: Variables = {}, services = servicesUrl()) => {
  const site = await startSite({
    DATA_SERVICE_URL: services,
    CONTENT_SERVICE_URL: services,
    REVALIDATE_SECRET: revalidateSecret,
    ...variables,
  });
  return {
    ...site,
    /** Makes every kept page old and forgets what is known of paths: the next visit has its page drawn again. */
    dropPages: () =>
      send(site.url, "/api/revalidate", {
        method: "POST",
        headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
        body: JSON.stringify({ tags: ["stock", "content"] }),
      }),
  };
};

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** The same with services that can be made to lie; they end with it. */
export const startLyingSite = async (variables: Variables = {}) => {
  const services = await startLyingServices(servicesUrl());
  const site = await startOwnSite(variables, services.url);
  return {
    ...site,
    lie: services.lie,
    close: async () => {
      await site.close();
      await services.close();
    },
  };
};

export type LyingSite = Awaited<ReturnType<typeof startLyingSite>>;
