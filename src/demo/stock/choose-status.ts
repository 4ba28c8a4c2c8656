import type { VehicleStatus } from "#domain/vehicle-types.ts";
import type { Random } from "./random.ts";

export type ChosenStatus = {
  status: VehicleStatus;
  /** Since when a vehicle is reserved or sold; today for one in stock. */
  statusDay: number;
  /** Last day on which its price counts: today, or the day of the sale. */
  endDay: number;
};

/** Reserved for up to 14 days; sold up to 120 days ago, half of them within the last 30. */
export const chooseStatus = (todayDay: number, random: Random): ChosenStatus => {
  const drawn = random.next();
  if (drawn < 0.04) {
    return { status: "reserved", endDay: todayDay, statusDay: todayDay - random.whole(0, 13) };
  }
  if (drawn < 0.07) {
    const soldDay = todayDay - (random.chance(0.5) ? random.whole(1, 28) : random.whole(32, 120));
    return { status: "bought", endDay: soldDay, statusDay: soldDay };
  }
  return { status: "in-stock", endDay: todayDay, statusDay: todayDay };
};
