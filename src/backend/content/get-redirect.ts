import { eq } from "drizzle-orm";
import { InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { redirects } from "#backend/store/schema/content.ts";
import { findAddressed } from "#backend/vehicle/find-addressed.ts";
import { addressOf } from "#backend/vehicle/vehicle-names.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { isAllowedRedirectTarget, isSitePath } from "#domain/page-path.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";

type Target = { readonly target: string; readonly status: 301 | 302 | 307 | 308 };

/** Longest chain of redirects that is followed to detect a loop. */
const longestChain = 10;

/** `GET redirects?path=`: the target of a path. A correct vehicle id under a wrong name redirects to the correct name. */
export const getRedirect: Handler<typeof readingEndpoints.redirects> = async ({ query }, call) => {
  if (!isSitePath(query.path)) throw new InvalidFieldError("path", "A path of the site");
  const path = withSlash(new URL(query.path, "http://localhost").pathname);
  const found = (await storedTarget(path, call)) ?? (await vehicleTarget(path, call));
  if (found === undefined) throw new NotFoundError("This path leads nowhere else");
  if (await isLoop(path, found, call)) {
    call.log.error({ path }, "a redirect loops and is not followed");
    throw new NotFoundError("This path leads nowhere else");
  }
  return found;
};

const storedTarget = async (path: string, { orm }: Call): Promise<Target | undefined> => {
  const [row] = await orm.select().from(redirects).where(eq(redirects.path, path));
  if (row === undefined || !isAllowedRedirectTarget(row.target)) return undefined;
  return { target: row.target, status: row.status };
};

const vehicleTarget = async (path: string, { orm }: Call): Promise<Target | undefined> => {
  const address = parseVehiclePath(path);
  if (address === undefined || address.by === "vin") return undefined;
  const row = await findAddressed(orm, address);
  if (row === undefined) return undefined;
  const target = addressOf(address.locale, row);
  return target === path ? undefined : { target, status: 308 };
};

const isLoop = async (start: string, first: Target, call: Call): Promise<boolean> => {
  const seen = new Set([start]);
  let next: Target | undefined = first;
  for (let step = 0; next !== undefined && step < longestChain; step++) {
    if (!next.target.startsWith("/")) return false;
    const path = withSlash(new URL(next.target, "http://localhost").pathname);
    if (seen.has(path)) return true;
    seen.add(path);
    next = await storedTarget(path, call);
  }
  return next !== undefined;
};

const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);
