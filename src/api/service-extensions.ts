import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import type { Endpoint, ServiceName } from "#contract/endpoint.ts";
import type { ServiceFailure } from "#contract/error-codes.ts";
import {
  type Extensions,
  extensionsHeader,
  isAnnounced,
  readExtensions,
} from "#contract/strip-unannounced.ts";
import { env } from "#platform/env.ts";
import { perProcess } from "#platform/per-process.ts";
import { isServiceEmbedded } from "./is-embedded.ts";
import type { Transport } from "./transport.ts";

const absentStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

const none: Extensions = new Set<string>();

/** What the services have of ours, as their answers say. */
export interface ServiceExtensions {
  /** Our extensions that a service receives: as configured, else as it announces. */
  readonly of: (service: ServiceName, transport: Pick<Transport, "isReference">) => Extensions;
  /** Reads the extensions announced by an answer. An answer from another server, such as a proxy, is ignored. */
  readonly learn: (service: ServiceName, answer: Response) => void;
  /** Why a call of ours is not made: the service answered a moment ago that it does not have it. */
  readonly absence: (endpoint: Endpoint, transport: Transport) => ServiceFailure | undefined;
  /** Remembers that a service, which announces nothing, does not have a call of ours. */
  readonly noteFailure: (endpoint: Endpoint, transport: Transport, failure: ServiceFailure) => void;
}

const settingOf = (service: ServiceName): string | undefined => {
  const { DATA_SERVICE_EXTENSIONS, CONTENT_SERVICE_EXTENSIONS } = env();
  return service === "data" ? DATA_SERVICE_EXTENSIONS : CONTENT_SERVICE_EXTENSIONS;
};

const isNothing = (extensions: Extensions): boolean => extensions !== "*" && extensions.size === 0;

/** An answer of the service itself; a proxy's own pages are of another kind. */
const isOfService = ({ ok, status, headers }: Response): boolean => {
  const type = headers.get("content-type") ?? "";
  return ok ? !/^text\//i.test(type) : status < 500 && /^application\/json\b/i.test(type);
};

export const createServiceExtensions = (): ServiceExtensions => {
  const announced = new Map<ServiceName, Extensions>();
  const absent = new Map<Endpoint, { readonly until: number; readonly failure: ServiceFailure }>();
  const of: ServiceExtensions["of"] = (service, transport) => {
    const setting = settingOf(service);
    if (setting) return readExtensions(setting);
    return announced.get(service) ?? (transport.isReference ? "*" : none);
  };
  return {
    of,
    learn: (service, answer) => {
      const names = answer.headers.get(extensionsHeader);
      if (names !== null) announced.set(service, readExtensions(names));
      else if (isOfService(answer)) announced.delete(service);
    },
    absence: (endpoint, transport) => {
      const known = absent.get(endpoint);
      if (!known) return undefined;
      if (known.until > Date.now() && isNothing(of(endpoint.service, transport))) return known.failure;
      absent.delete(endpoint);
      return undefined;
    },
    noteFailure: (endpoint, transport, failure) => {
      const isMissing = failure.isBare && absentStatuses.has(failure.status ?? 0);
      if (endpoint.extension && isMissing && isNothing(of(endpoint.service, transport)))
        absent.set(endpoint, { until: Date.now() + cacheLifetimes.absentCall * 1000, failure });
    },
  };
};

/** What the services of this process have of ours. */
export const sharedExtensions = perProcess("service-extensions", createServiceExtensions);

/** Whether a service of this process takes a field of ours. */
export const takesField = (service: ServiceName, name: string): boolean => {
  const reference = isServiceEmbedded(service) ? ({ isReference: true } as const) : {};
  return isAnnounced(sharedExtensions().of(service, reference), name);
};
