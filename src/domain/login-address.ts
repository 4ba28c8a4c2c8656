import type { Locale } from "#platform/locale.ts";
import { isPlainPath, isSitePath } from "./page-path.ts";
import { routePath } from "./route-paths.ts";
import { isVin } from "./vehicle-address.ts";

/** What a visitor wanted when the login came between. */
export interface LoginRequest {
  /** Where to go afterwards: a path of this site. */
  readonly returnTo?: string;
  /** VIN of the vehicle whose heart was clicked. */
  readonly favourite?: string;
  /** The finance quote that it was liked with. */
  readonly financeId?: string;
}

/** The login's address: `/acceso/?returnTo=…&favorite=VIN&fin=…`. What is no site path or no VIN is left out. */
export const loginAddress = (locale: Locale, request: LoginRequest): string => {
  const query = serialiseLoginRequest(request);
  return routePath("login", locale) + (query === "" ? "" : `?${query}`);
};

const isFinanceId = (value: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** The canonical query string without `?`; empty for none. */
export const serialiseLoginRequest = ({ returnTo, favourite, financeId = "" }: LoginRequest): string =>
  [
    isSitePath(returnTo) && `returnTo=${encodeURIComponent(returnTo)}`,
    favourite !== undefined && isVin(favourite) && `favorite=${favourite}`,
    favourite !== undefined && isFinanceId(financeId) && `fin=${financeId}`,
  ]
    .filter(Boolean)
    .join("&");

/** Longer ones do not fit into an address for the login provider. */
const longestReturn = 1_000;

/** A way back that goes there and does nothing else. */
const isWayBack = (value: string | null): value is string =>
  isPlainPath(value) && value.length <= longestReturn;

/** Parses such an address. It may come from an attacker: only return addresses within the site and VINs are accepted. */
export const readLoginRequest = (params: URLSearchParams): LoginRequest => {
  const returnTo = params.get("returnTo");
  const favourite = params.get("favorite") ?? "";
  const financeId = params.get("fin") ?? "";
  return {
    ...(isWayBack(returnTo) && { returnTo }),
    ...(isVin(favourite) && { favourite, ...(isFinanceId(financeId) && { financeId }) }),
  };
};
