import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import type { Call } from "./call.ts";

/** A path of the reference services that is no endpoint of the contract and that browsers and machines reach. */
export interface PublicRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Placeholders in braces take one segment of letters, digits, hyphens, underscores, dots and tildes. */
  readonly path: `/${string}`;
  /** What it is for, and why it harms nobody. */
  readonly why: string;
  /** Answered to whoever sits at this machine, on a site that is published nowhere else. */
  readonly isForThisMachine?: true;
  /** How often an address may ask; undefined for who sits at this machine, and for who signs: there what is not signed is counted. */
  readonly limit: AddressLimitName | undefined;
  /** Names of the parameters of its address; one with any other is refused. */
  readonly query: readonly string[];
  /** Names of the cookies that it may read and set; all others stay outside. */
  readonly cookies?: readonly string[];
  /**
   * The request with its body as it was sent, byte by byte; its address is that of the services. A page brings its own
   * `content-security-policy`, that it may not be framed included: without one it runs and shows nothing.
   */
  readonly answer: (
    request: Request,
    call: Call,
    params: Readonly<Record<string, string>>,
  ) => Response | Promise<Response>;
}
