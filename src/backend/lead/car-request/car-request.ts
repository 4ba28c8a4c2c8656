import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { managePath } from "#backend/appointment/appointment-link.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { mailCarPictures } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInBookings, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { bookedTime } from "#backend/trade-in/appointment/booked-time.ts";
import { hasLapsed, type StoredBooking } from "#backend/trade-in/appointment/read-booking.ts";
import { readPicture } from "#backend/trade-in/pictures/get-picture.ts";
import { storePicture } from "#backend/trade-in/pictures/upload-picture.ts";
import type { carRequestEndpoints } from "#contract/car-request-endpoints.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { RequestFor } from "#contract/endpoint.ts";
import { localClock } from "#domain/local-clock.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";

type Endpoints = typeof carRequestEndpoints;
type Picture = RequestFor<Endpoints["carRequestImage"]>;

type StoredLead = typeof leads.$inferSelect;
type CarLead = StoredLead & { readonly [Field in "car" | "carKey" | "dealerId"]: string };

const isCarLead = (lead: StoredLead | undefined): lead is CarLead =>
  Boolean(lead?.car && lead.carKey && lead.dealerId);

/** The lead of a key, locked where it is changed. Withdrawn leads have none. Throws NotFoundError. */
const leadOf = async (orm: Orm, key: string, isLocked = false): Promise<CarLead> => {
  const found = orm.select().from(leads).where(eq(leads.carKey, key));
  const [lead] = await (isLocked ? found.for("update") : found);
  if (!isCarLead(lead)) throw new NotFoundError("No such request");
  return lead;
};

/** Requests as the contract defines them, in their order. */
const describe = async (orm: Orm, found: readonly CarLead[], now: Date) => {
  const ids = found.map(({ id }) => id);
  const pictures = await orm.select().from(tradeInPictures).where(inArray(tradeInPictures.leadId, ids));
  const bookings = await orm.select().from(tradeInBookings).where(inArray(tradeInBookings.leadId, ids));
  const dealers = await knownDealers(orm);
  return found.map(({ id, car, carKey, dealerId, createdAt, bookingSequence: sequence }) => {
    const files = pointsOfView.flatMap((pov) => {
      const found = pictures.find((picture) => picture.leadId === id && picture.pov === pov);
      return found ? [{ id: found.fileId, pov }] : [];
    });
    const booking = bookings.find((each) => each.leadId === id && !hasLapsed(each, now));
    const dealer = booking && dealers.get(booking.dealerId);
    return {
      ...{ id: carKey, reference: id, car, dealerId, files, createTime: createdAt.toISOString() },
      ...(booking && dealer
        ? {
            ...describeBooking(booking, dealer, sequence),
            manageUrl: managePath(id, bookedTime(booking).start),
          }
        : { manageUrl: managePath(id, createdAt) }),
    };
  });
};

const describeBooking = (booking: StoredBooking, dealer: StoredDealer, sequence: number) => {
  const timeZone = timeZoneAt(dealer);
  const { start } = bookedTime(booking);
  const minutes = booking.endMinute - booking.startMinute;
  const { confirmBefore } = booking;
  return {
    booking: {
      ...{ dateTime: withOffset(start, timeZone), hour: localClock(start, timeZone).time, minutes, sequence },
    },
    ...(confirmBefore && { confirmBefore: withOffset(confirmBefore, timeZone) }),
  };
};

/** `GET users/me/car-requests`: those of the customer, newest first. */
export const listCarRequests: Handler<Endpoints["carRequests"]> = async (_, { orm, customer, now }) => {
  const own = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.customerId, customer.id), isNotNull(leads.carKey)))
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(listLimits.carRequests);
  return describe(orm, own.filter(isCarLead), now);
};

/** `GET car-request/{id}`: a car that is to be valued, for holders of its key. */
export const getCarRequest: Handler<Endpoints["carRequest"]> = async ({ params }, { orm, now }) => {
  const [found] = await describe(orm, [await leadOf(orm, params.id)], now);
  if (found === undefined) throw new NotFoundError("No such request");
  return found;
};

const pictureOf = (leadId: string, { query: { pov } }: Pick<Picture, "query">) =>
  and(eq(tradeInPictures.leadId, leadId), eq(tradeInPictures.pov, pov));

/** `GET car-request/{id}/image?pov=`: the JPEG. */
export const getCarPicture: Handler<Endpoints["carRequestImage"]> = async (input, { orm, log }) => {
  const { id } = await leadOf(orm, input.params.id);
  const [picture] = await orm.select().from(tradeInPictures).where(pictureOf(id, input));
  return readPicture(picture?.fileId, log);
};

/** `POST car-request/{id}/image`: stores a picture, which is mailed to the dealer. */
export const uploadCarPicture: Handler<Endpoints["uploadCarRequestImage"]> = ({ params, body }, call) =>
  storePicture(body, call, async (tx) => {
    const lead = await leadOf(tx, params.id, true);
    const mail = (pictureId: string) => mailCarPictures(tx, lead, { pictureId, now: call.now });
    return { of: { leadId: lead.id }, mail };
  });

/** `DELETE car-request/{id}/image?pov=`: deletes a picture; idempotent. */
export const removeCarPicture: Handler<Endpoints["removeCarRequestImage"]> = async (input, { orm }) => {
  await orm.transaction(async (tx) => {
    const { id } = await leadOf(tx, input.params.id, true);
    await tx.delete(tradeInPictures).where(pictureOf(id, input));
  });
  return {};
};
