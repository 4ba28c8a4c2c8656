import "server-only";
import { call } from "#api/call.ts";
import type { Caller } from "#api/call-headers.ts";
import { offersCall } from "#api/offers-call.ts";
import { pointsOfView } from "#domain/points-of-view.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";

type StoredFile = NonNullable<StoredTradeIn["phaseTwo"]>["files"][number];

/**
 * The pictures of a car. A service that removes pictures lists them; of any other each point of view is requested, since no specified
 * call lists them, and the point of view is the picture's id.
 */
export const loadFiles = async (
  { id, phaseTwo }: Pick<StoredTradeIn, "id" | "phaseTwo">,
  caller: Caller,
): Promise<readonly StoredFile[]> => {
  if (await offersCall("removeTradeInImage")) return phaseTwo?.files ?? [];
  const pictures = await Promise.all(
    pointsOfView.map((pov) => call("tradeInImage", { params: { id }, query: { pov } }, caller)),
  );
  return pointsOfView.filter((_, at) => pictures[at]?.ok).map((pov) => ({ id: pov, pov }));
};
