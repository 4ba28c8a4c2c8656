import * as activity from "./schema/activity.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as content from "./schema/content.ts";
import * as dealers from "./schema/dealers.ts";
import * as events from "./schema/events.ts";
import * as favourites from "./schema/favourites.ts";
import * as finance from "./schema/finance.ts";
import * as identity from "./schema/identity.ts";
import * as inventoryFeeds from "./schema/inventory-feeds.ts";
import * as leads from "./schema/leads.ts";
import * as mail from "./schema/mail.ts";
import * as missedDemand from "./schema/missed-demand.ts";
import * as notifications from "./schema/notifications.ts";
import * as operators from "./schema/operators.ts";
import * as pageDrops from "./schema/page-invalidations.ts";
import * as payments from "./schema/payments.ts";
import * as pictureSets from "./schema/picture-sets.ts";
import * as reservations from "./schema/reservations.ts";
import * as sandbox from "./schema/sandbox.ts";
import * as savedListTables from "./schema/saved-lists.ts";
import * as shopFiles from "./schema/shop-files.ts";
import * as signIn from "./schema/sign-in.ts";
import * as tradeIns from "./schema/trade-ins.ts";
import * as vehiclePassports from "./schema/vehicle-passports.ts";
import * as vehicles from "./schema/vehicles.ts";

/** All tables and types of the database. An area adds its file here and in nothing else. */
export const schema = {
  ...catalogue,
  ...dealers,
  ...finance,
  ...identity,
  ...signIn,
  ...favourites,
  ...vehicles,
  ...vehiclePassports,
  ...pictureSets,
  ...inventoryFeeds,
  ...content,
  ...shopFiles,
  ...pageDrops,
  ...activity,
  ...leads,
  ...mail,
  ...savedListTables,
  ...notifications,
  ...tradeIns,
  ...reservations,
  ...payments,
  ...sandbox,
  ...events,
  ...operators,
  ...missedDemand,
};

export type Schema = typeof schema;
