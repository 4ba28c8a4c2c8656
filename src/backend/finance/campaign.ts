import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Lisbon" });

type Campaign = { readonly promo: boolean; readonly campaignEndsAt: string | null };

let latest = { at: Number.NaN, day: "" };

/** The end of campaigns, `YYYY-MM-DD`. A list requests it for the same moment once per vehicle. */
export const campaignDay = (now: Date): string => {
  const at = now.getTime();
  if (latest.at !== at) latest = { at, day: calendar.format(now) };
  return latest.day;
};

/** Whether a campaign is still valid: to the end of its last day, in the later of the two markets' time zones. */
export const campaignRuns = ({ promo, campaignEndsAt }: Campaign, now: Date): boolean =>
  promo && (campaignEndsAt === null || campaignDay(now) <= campaignEndsAt);

/** A stored vehicle as the credit sees it at a moment: an ended campaign does not count. */
export const financeableAt = (vehicle: VehicleRow["vehicle"], now: Date) => ({
  ...vehicle,
  promo: campaignRuns(vehicle, now),
});
