import type { LoginRequest } from "./login-address.ts";
import { matchRoute, routes } from "./route-paths.ts";
import { isVin } from "./vehicle-address.ts";

/** What a visitor signs in for, as far as the login page says it. */
export type LoginPurpose = "favourite" | "reservation" | "tradeIn" | "personal" | "account";

/** What the login page says that it is for, and the vehicle that it is about. Pure. */
export const loginPurpose = ({
  favourite,
  returnTo = "",
}: LoginRequest): { readonly purpose: LoginPurpose; readonly vin?: string } => {
  if (favourite !== undefined) return { purpose: "favourite", vin: favourite };
  const [path = "", query = ""] = returnTo.split("?", 2);
  const route = matchRoute(path);
  const vin = new URLSearchParams(query).get("vin") ?? "";
  if (route?.params.panel === "reserve")
    return isVin(vin) ? { purpose: "reservation", vin } : { purpose: "reservation" };
  if (route?.params.panel === "trade-in") return { purpose: "tradeIn" };
  return { purpose: route && routes[route.name].personal ? "personal" : "account" };
};
