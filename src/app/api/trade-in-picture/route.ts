import { showPicture } from "#features/trade-in/pictures/show-picture.ts";
import { takeChange } from "#features/trade-in/pictures/take-change.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/** A photo of a trade-in: `?id&pov`, for its owner. */
export const GET = limited("tradeInPicture", showPicture);

/** Stores or deletes a photo of a trade-in: a form of `id`, `pov`, and `image` or `remove`. */
export const POST = takeChange;
