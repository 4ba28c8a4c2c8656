import type { InputFor } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import { specificationPlaces } from "#contract/specification-places.ts";
import { type NewBreak, showValue } from "./report.ts";
import type { ServiceCaller } from "./service-caller.ts";

type Names = readonly EndpointName[];

/** What the probes of all levels share. */
export const createProbe = (
  caller: ServiceCaller,
  { token, mayWrite }: { readonly token: string | undefined; readonly mayWrite: boolean },
) => {
  const { report } = caller;
  const skip = (names: Names, reason: string): undefined => {
    for (const name of names) report.addSkip(name, reason);
  };
  return {
    ...caller,
    token,
    skip,
    /** Reports what is wrong with an answer that its schema allows. */
    expect: (
      isRight: boolean,
      name: EndpointName,
      found: Omit<NewBreak, "arrived"> & { arrived: unknown },
    ) => {
      const { arrived } = found;
      if (!isRight)
        report.addBreak(name, {
          ...found,
          arrived: typeof arrived === "string" ? arrived : showValue(arrived),
        });
    },
    /** A call that needs a token, without one. */
    refuseAnonymous: <N extends EndpointName>(name: N, input = {} as InputFor<(typeof endpoints)[N]>) => {
      const specification = `6: A token is needed; ${specificationPlaces[name].place ?? "ours"}`;
      return caller.refuse(name, input, [401], { when: "without a token", specification });
    },
    /** Does what leaves something behind at the service, if that is wanted. */
    write: async (names: Names, work: () => Promise<unknown>): Promise<unknown> =>
      mayWrite ? work() : skip(names, "it writes; --write allows that"),
    /** Does what needs a customer, if there is one. */
    asCustomer: async (names: Names, work: (token: string) => Promise<unknown>): Promise<unknown> =>
      token === undefined ? skip(names, "it needs a customer's token; --token gives one") : work(token),
  };
};

export type Probe = ReturnType<typeof createProbe>;
