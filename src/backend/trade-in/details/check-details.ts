import type { z } from "zod";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { isPromised } from "#backend/reservation/is-promised.ts";
import type { Orm } from "#backend/store/database.ts";
import type { StoredTradeIn } from "#backend/trade-in/appointment/own-trade-in.ts";
import type { phaseTwoBody } from "#contract/trade-in-phase-two.ts";
import { gradedAspects } from "#domain/car-condition.ts";
import { exteriorColors, interiors } from "#domain/car-looks.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { tradeInKms } from "#domain/trade-in-kms.ts";
import type { StoredDetails } from "./stored-details.ts";

export type DetailsBody = z.output<typeof phaseTwoBody>;

/** The error for changes of submitted details. */
export const detailsSubmitted = () =>
  new BackendError("details-submitted", "The condition of this car was handed in");

/** Validates the details of a car against its valuation and stored pictures. Throws InvalidFieldError with the field's name. */
export const checkAnswers = (
  body: DetailsBody,
  { kilometers }: StoredTradeIn,
  stored: StoredDetails,
): void => {
  const { kms, interior, exterior, marks, files } = body;
  if (kms < kilometers || kms > tradeInKms.max)
    throw new InvalidFieldError("kms", `From ${kilometers}, as it was valued, to ${tradeInKms.max}`);
  if (interior != null && !interiors.some((id) => id === interior))
    throw new InvalidFieldError("interior", "No upholstery has this id");
  if (exterior != null && !Object.hasOwn(exteriorColors, exterior))
    throw new InvalidFieldError("exterior", "No paint has this id");
  if (new Set(marks.map(({ part, damage }) => `${part} ${damage}`)).size < marks.length)
    throw new InvalidFieldError("marks", "A mark is named twice");
  const isStored = ({ id, pov }: DetailsBody["files"][number]) =>
    stored.pictures.some((picture) => picture.id === id && picture.pov === pov);
  if (!files.every(isStored)) throw new InvalidFieldError("files", "Names a picture that is not stored");
};

/**
 * Checks that details can be submitted: they are complete, the valuation has not expired, and no reservation counts on the
 * trade-in. Throws InvalidFieldError, `trade-in-expired` or `trade-in-promised`.
 */
export const checkSubmission = async (
  tx: Orm,
  { status }: DetailsBody,
  { id, createdAt, updatedAt }: StoredTradeIn,
  now: Date,
): Promise<void> => {
  const open = gradedAspects.find((aspect) => status[aspect] === "UNDEFINED");
  if (open) throw new InvalidFieldError(`status.${open}`, "Has to be graded before it is handed in");
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry?.expired !== false)
    throw new BackendError("trade-in-expired", "The valuation does not hold any more");
  if (await isPromised(tx, id))
    throw new BackendError("trade-in-promised", "A reservation counts on this value");
};
