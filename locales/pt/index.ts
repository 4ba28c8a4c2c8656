import alerts from "./alerts.ts";
import card from "./card.ts";
import compare from "./compare.ts";
import errors from "./errors.ts";
import finance from "./finance.ts";
import frame from "./frame.ts";
import search from "./search.ts";
import session from "./session.ts";
import vehicle from "./vehicle.ts";

export default { alerts, card, compare, errors, finance, frame, search, session, vehicle } as const;
