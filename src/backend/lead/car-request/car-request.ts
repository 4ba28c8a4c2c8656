import { and, eq } from "drizzle-orm";
import { managePath } from "#backend/appointment/appointment-link.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { mailCarPictures } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { bookedTime } from "#backend/trade-in/appointment/booked-time.ts";
import { readBooking } from "#backend/trade-in/appointment/read-booking.ts";
import { readPicture } from "#backend/trade-in/pictures/get-picture.ts";
import { storePicture } from "#backend/trade-in/pictures/upload-picture.ts";
import type { carRequestEndpoints } from "#contract/car-request-endpoints.ts";
import type { RequestFor } from "#contract/endpoint.ts";
import { localClock } from "#domain/local-clock.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import { withOffset } from "#domain/zoned-moment.ts";
import { timeZoneAt } from "#market/address-region.ts";

type Endpoints = typeof carRequestEndpoints;
type Picture = RequestFor<Endpoints["carRequestImage"]>;

/** The lead of a key, locked. Withdrawn leads have none. Throws NotFoundError. */
const leadOf = async (orm: Orm, key: string) => {
  const [lead] = await orm.select().from(leads).where(eq(leads.carKey, key)).for("update");
  if (!lead?.car || !lead.dealerId) throw new NotFoundError("No such request");
  return { ...lead, car: lead.car, dealerId: lead.dealerId };
};

/** `GET car-request/{id}`: a car that is to be valued, for holders of its key. */
export const getCarRequest: Handler<Endpoints["carRequest"]> = async ({ params }, { orm, now }) => {
  const { id, car, dealerId, createdAt, bookingSequence: sequence } = await leadOf(orm, params.id);
  const pictures = await orm.select().from(tradeInPictures).where(eq(tradeInPictures.leadId, id));
  const files = pointsOfView.flatMap((pov) => {
    const found = pictures.find((picture) => picture.pov === pov);
    return found ? [{ id: found.fileId, pov }] : [];
  });
  const booking = await readBooking(orm, id, now);
  const dealer = booking && (await knownDealers(orm)).get(booking.dealerId);
  const shown = { reference: id, car, dealerId, files };
  if (!dealer) return { ...shown, manageUrl: managePath(id, createdAt) };
  const timeZone = timeZoneAt(dealer);
  const { start } = bookedTime(booking);
  return {
    ...shown,
    manageUrl: managePath(id, start),
    booking: {
      dateTime: withOffset(start, timeZone),
      hour: localClock(start, timeZone).time,
      minutes: booking.endMinute - booking.startMinute,
      sequence,
    },
    ...(booking.confirmBefore && { confirmBefore: withOffset(booking.confirmBefore, timeZone) }),
  };
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
    const lead = await leadOf(tx, params.id);
    const mail = (pictureId: string) => mailCarPictures(tx, lead, { pictureId, now: call.now });
    return { of: { leadId: lead.id }, mail };
  });

/** `DELETE car-request/{id}/image?pov=`: deletes a picture; idempotent. */
export const removeCarPicture: Handler<Endpoints["removeCarRequestImage"]> = async (input, { orm }) => {
  await orm.transaction(async (tx) => {
    const { id } = await leadOf(tx, input.params.id);
    await tx.delete(tradeInPictures).where(pictureOf(id, input));
  });
  return {};
};
