import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { env } from "#platform/env.ts";
import { allowImageUrl, asksOptimiser } from "./allow-image-url.ts";
import { takesPictures } from "./body-limits.ts";
import { boundBody } from "./bound-body.ts";
import { checkAddress } from "./check-address.ts";
import { checkApi } from "./check-api.ts";
import { checkHydration } from "./check-hydration.ts";
import { checkMethod } from "./check-method.ts";
import { checkRange } from "./check-range.ts";
import { dropConditions } from "./drop-conditions.ts";
import { foldSlashes } from "./fold-slashes.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { ownPictures } from "./own-pictures.ts";
import { permitted } from "./permitted.ts";
import { pictureQueue } from "./picture-queue.ts";
import type { Exchange } from "./refuse.ts";
import { requireOwnOrigin } from "./require-own-origin.ts";
import { uploadRoom } from "./upload-room.ts";
import { utf8Query } from "./utf8-query.ts";

const asksPicture = ({ request }: Exchange): boolean => asksOptimiser(request.url ?? "/");

const sendsPicture = ({ request }: Exchange): boolean =>
  request.method === "POST" && takesPictures(request.url ?? "/");

const computing = (): number => {
  const { queue, process } = sharp.counters();
  return queue + process;
};

/**
 * Who is asked before the framework sees a request, in this order. Those that need the address and the headers only come
 * first and answer at once; `boundBody` has to be the first that waits, since it must see the first byte of a body.
 */
export const gatewayChecks = (): readonly GatewayCheck[] => [
  checkAddress,
  checkHydration,
  checkMethod,
  checkApi,
  requireOwnOrigin,
  checkRange,
  dropConditions,
  foldSlashes,
  utf8Query,
  allowImageUrl({
    own: ownPictures(join(process.cwd(), "public")),
    hosts: env().IMAGE_HOSTS,
  }),
  uploadRoom({ takes: sendsPicture, atOnce: 12, wholeWithin: 120_000 }),
  boundBody,
  permitted("picture", asksPicture),
  pictureQueue({
    queues: asksPicture,
    atOnce: Math.max(1, availableParallelism() - 1),
    waiting: 64,
    computing,
  }),
];
