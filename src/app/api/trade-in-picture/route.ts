import { showPicture } from "#features/trade-in/pictures/show-picture.ts";
import { takeChange } from "#features/trade-in/pictures/take-change.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/** A picture of a trade-in: `?id&pov`, for whoever it belongs to. */
export const GET = limited("tradeInPicture", showPicture);

/** Keeps a picture of a trade-in or removes it: a form of `id`, `pov`, and `image` or `remove`. */
export const POST = takeChange;
