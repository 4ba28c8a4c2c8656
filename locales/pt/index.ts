import alerts from "./alerts.ts";
import blog from "./blog.ts";
import card from "./card.ts";
import carousel from "./carousel.ts";
import compare from "./compare.ts";
import consent from "./consent.ts";
import dealers from "./dealers.ts";
import errors from "./errors.ts";
import examples from "./examples.ts";
import finance from "./finance.ts";
import frame from "./frame.ts";
import reviews from "./reviews.ts";
import search from "./search.ts";
import session from "./session.ts";
import simulator from "./simulator.ts";
import vehicle from "./vehicle.ts";

export default {
  alerts,
  blog,
  card,
  carousel,
  compare,
  consent,
  dealers,
  errors,
  examples,
  finance,
  frame,
  reviews,
  search,
  session,
  simulator,
  vehicle,
} as const;
