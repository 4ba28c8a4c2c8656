import { type LookupAddress, lookup as lookUpName } from "node:dns";
import { BlockList, isIP, isIPv4, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";

/** Addresses that are nobody's on the internet: this machine, its networks, and those set apart (RFC 6890). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(network, prefix);
// Of 2000::/3: what is set apart, documentation, and what leads to an address of version 4.
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  reserved.addSubnet(network, prefix, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !reserved.check(address);
  return isIP(address) === 6 && globalUnicast.check(address, "ipv6") && !reserved.check(address, "ipv6");
};

/** A host leads to an address that is not public. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

type Lookup = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type AgentOptions = Omit<buildConnector.BuildOptions, "lookup"> & {
  readonly lookup?: Lookup;
  readonly isAllowed?: (address: string) => boolean;
  /** Connections to one host at once. */
  readonly connections?: number;
};

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/**
 * Connects to public addresses alone. A name is resolved once, and the connection goes to the address that was checked; a name with a
 * single address that is not public is refused. Each redirect is a request of its own, and so checked again.
 */
export const publicAgent = ({
  lookup = lookUpName,
  isAllowed = isPublicAddress,
  connections = 4,
  ...options
}: AgentOptions = {}): Agent => {
  const checked: LookupFunction = (hostname, wanted, callback) =>
    lookup(hostname, { ...wanted, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) callback(error ?? new Error("It has no address"), "");
      else if (!addresses.every(({ address }) => isAllowed(address)))
        callback(new PrivateAddressError("A private address"), "");
      else if (wanted.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  const connect = buildConnector({ timeout: 5_000, ...options, lookup: checked });
  return new Agent({
    connections,
    connect: (target, callback) => {
      // Of an address there is nothing to resolve.
      const host = bare(target.hostname);
      if (isIP(host) === 0 || isAllowed(host)) connect(target, callback);
      else callback(new PrivateAddressError("A private address"), null);
    },
  });
};
