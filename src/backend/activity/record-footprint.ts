import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** Far above the codes of specification section 9, and below the limit of the column. */
const highestType = 9_999;

/** `POST footprint`: stores the action with its campaign and session, without anything that identifies a person. */
export const recordFootprint: Handler<typeof readingEndpoints.footprint> = async (
  { body, campaign },
  call,
) => {
  if (body.type > highestType) throw new InvalidFieldError("type", `A code up to ${highestType}`);
  const entries = Object.entries(campaign).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  await call.orm.insert(footprints).values({
    type: body.type,
    data: parseData(body.data),
    campaign: entries.length > 0 ? Object.fromEntries(entries) : null,
    companyId: call.companyId ?? null,
    sessionId: call.sessionId ?? null,
    at: call.now,
  });
  return { recorded: true };
};

const parseData = (text: string): unknown => {
  try {
    const data: unknown = JSON.parse(text);
    // The escape passes the contract's check for NUL, but PostgreSQL cannot store it in JSON either.
    if (data !== null && !text.includes("\\u0000")) return data;
  } catch {
    // Reported below.
  }
  throw new InvalidFieldError("data", "A JSON document in a string");
};
