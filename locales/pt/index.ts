import account from "./account.ts";
import alerts from "./alerts.ts";
import blog from "./blog.ts";
import carCondition from "./car-condition.ts";
import card from "./card.ts";
import cardStep from "./card-step.ts";
import carousel from "./carousel.ts";
import compare from "./compare.ts";
import conditionPassport from "./condition-passport.ts";
import consent from "./consent.ts";
import dealers from "./dealers.ts";
import errors from "./errors.ts";
import examples from "./examples.ts";
import favourites from "./favourites.ts";
import figures from "./figures.ts";
import finance from "./finance.ts";
import forms from "./forms.ts";
import frame from "./frame.ts";
import leads from "./leads.ts";
import notifications from "./notifications.ts";
import panels from "./panels.ts";
import preCheck from "./pre-check.ts";
import priceRating from "./price-rating.ts";
import registration from "./registration.ts";
import reservation from "./reservation.ts";
import reservations from "./reservations.ts";
import reviews from "./reviews.ts";
import runningCosts from "./running-costs.ts";
import savedSearches from "./saved-searches.ts";
import search from "./search.ts";
import session from "./session.ts";
import shortlist from "./shortlist.ts";
import simulator from "./simulator.ts";
import specifications from "./specifications.ts";
import tradeIn from "./trade-in.ts";
import tradeIns from "./trade-ins.ts";
import vehicle from "./vehicle.ts";

export default {
  account,
  alerts,
  blog,
  carCondition,
  card,
  cardStep,
  carousel,
  compare,
  conditionPassport,
  consent,
  dealers,
  errors,
  examples,
  favourites,
  figures,
  finance,
  forms,
  frame,
  leads,
  notifications,
  panels,
  preCheck,
  priceRating,
  registration,
  reservation,
  reservations,
  reviews,
  runningCosts,
  savedSearches,
  search,
  session,
  shortlist,
  simulator,
  specifications,
  tradeIn,
  tradeIns,
  vehicle,
} as const;
