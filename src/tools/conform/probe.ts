import type { InputFor } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import { specificationPlaces } from "#contract/specification-places.ts";
import type { Break } from "./report.ts";
import type { ServiceCaller } from "./service-caller.ts";

type Endpoints = typeof endpoints;
type Expectation = Omit<Break, "specification"> & { readonly specification?: string };

/** What the probes of all levels share. */
export const createProbe = (
  caller: ServiceCaller,
  { token, mayWrite }: { readonly token: string | undefined; readonly mayWrite: boolean },
) => {
  const { report } = caller;
  const skip = (names: readonly EndpointName[], reason: string): void => {
    for (const name of names) report.addSkip(name, reason);
  };
  return {
    ...caller,
    token,
    skip,
    /** A call that needs a token, without one. */
    refuseAnonymous: <N extends EndpointName>(name: N, input = {} as InputFor<Endpoints[N]>): Promise<void> =>
      caller.refuse(name, input, {
        statuses: [401],
        when: "without a token",
        specification: `6: A token is needed; ${specificationPlaces[name].place ?? "ours"}`,
      }),
    /** Reports what is wrong with an answer that its schema allows. */
    expect: (name: EndpointName, holds: boolean, otherwise: Expectation): void => {
      if (!holds) report.addBreak(name, otherwise);
    },
    /** Does what leaves something behind at the service, if that is wanted. */
    write: async (names: readonly EndpointName[], work: () => Promise<void>): Promise<void> =>
      mayWrite ? work() : skip(names, "it writes; --write allows that"),
    /** Does what needs a customer, if there is one. */
    asCustomer: async (
      names: readonly EndpointName[],
      work: (token: string) => Promise<void>,
    ): Promise<void> =>
      token === undefined ? skip(names, "it needs a customer's token; --token gives one") : work(token),
  };
};

export type Probe = ReturnType<typeof createProbe>;
