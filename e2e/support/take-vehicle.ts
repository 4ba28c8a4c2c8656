import { query } from "./database.ts";

/** A car that can be bought and financed. @param zip how the postal code of its dealer starts, such as `46`: no two tests have the same */
export const takeVehicle = async (country: "ES" | "PT", zip: string): Promise<string> => {
  const [found] = await query<{ vin: string }>(
    `select v.vin from vehicles v join dealers d on d.id = v.dealer_id
      where v.status = 'in-stock' and v.kind = 'car' and v.financing and d.country = $1 and d.zip_code like $2
      and v.id not in (select vehicle_id from reservations) order by v.price_cents desc limit 1`,
    [country, `${zip}%`],
  );
  if (found === undefined) throw new Error("Nothing is left to reserve");
  return found.vin;
};

/** Of a vehicle its status, and why its last reservation was cancelled. */
export const statusOf = async (vin: string) =>
  (
    await query<{ status: string; state: string | null; reason: string | null }>(
      `select v.status, r.state, r.cancel_reason as reason from vehicles v left join reservations r on r.vehicle_id = v.id
        where v.vin = $1`,
      [vin],
    )
  )[0];
