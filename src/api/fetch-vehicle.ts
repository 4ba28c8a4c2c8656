import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { LRUCache } from "lru-cache";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Locale } from "#platform/locale.ts";
import { invalidationCount } from "#platform/page-cache/invalidated-tags.ts";
import { perProcess } from "#platform/per-process.ts";
import { call } from "./call.ts";
import type { Vehicle } from "./models/vehicle.ts";

type Answer = Promise<ServiceResult<Vehicle>>;

const recentVehicles = perProcess(
  "recent-vehicles",
  () => new LRUCache<string, Answer>({ max: 50, ttl: cacheLifetimes.handedOnAnswer * 1000 }),
);

/**
 * A vehicle by its VIN. One that was requested a moment ago is handed on, also while its answer is under way, so that the rules of
 * addresses and the rendering of a page call once for both. A failure is not handed on once it is known.
 */
export const fetchVehicle = (vin: string, locale: Locale): Answer => {
  const key = `${invalidationCount()} ${locale} ${vin}`;
  const known = recentVehicles().get(key);
  if (known) return known;
  const answer = call("vehicle", { params: { vin } }, { locale });
  recentVehicles().set(key, answer);
  void answer.then(({ ok }) => {
    if (!ok && recentVehicles().peek(key) === answer) recentVehicles().delete(key);
  });
  return answer;
};
