import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import type { Call } from "./call.ts";

/** A path of the reference services outside the contract, for browsers and machines. */
export interface PublicRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Placeholders in braces match one segment of letters, digits, hyphens, underscores, dots and tildes. */
  readonly path: `/${string}`;
  /** Its purpose, and why it is safe without authentication. */
  readonly why: string;
  /** Served only to this machine, on a site that is not published elsewhere. */
  readonly isForThisMachine?: true;
  /**
   * Requests per address; undefined for routes of this machine, and for signed requests, where unsigned ones are counted in the handler.
   */
  readonly limit: AddressLimitName | undefined;
  /** Names of its query parameters; a request with any other is refused. `any`: another site adds its own. */
  readonly query: readonly string[] | "any";
  /** Names of the cookies that it may read and set; all others are removed. */
  readonly cookies?: readonly string[];
  /**
   * The request with its body byte by byte; its address is that of the services. A page sets its own `content-security-policy`, including
   * that it may not be framed: without one it runs and shows nothing.
   */
  readonly answer: (
    request: Request,
    call: Call,
    params: Readonly<Record<string, string>>,
  ) => Response | Promise<Response>;
}
