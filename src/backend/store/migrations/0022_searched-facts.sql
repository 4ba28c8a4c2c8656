CREATE TYPE "public"."environmental_badge" AS ENUM('0', 'eco', 'c', 'b');--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "owners" smallint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "badge" "environmental_badge";--> statement-breakpoint
-- The classes as src/domain/badge.ts tells them, of what stands in Spain.
UPDATE "vehicles" SET "owners" = facts.owners, "badge" = facts.badge::environmental_badge FROM (
  SELECT id, owners, CASE
    WHEN country <> 'ES' THEN NULL
    WHEN fuel = 'electric' OR fuel = 'plug-in-hybrid' AND electric_range >= 40 THEN '0'
    WHEN helped AND kind = 'motorbike' OR helped AND meets_c THEN 'eco'
    WHEN meets_c THEN 'c'
    WHEN meets_b THEN 'b'
  END AS badge
  FROM (
    SELECT v.id, d.previous_owners AS owners, p.country, v.fuel::text AS fuel, v.kind::text AS kind, t.electric_range,
      v.fuel::text NOT IN ('petrol', 'diesel') AS helped,
      coalesce(euro >= step.euro_c, to_char(d.registered_at, 'YYYY-MM') >= step.month_c) AS meets_c,
      coalesce(euro >= step.euro_b, to_char(d.registered_at, 'YYYY-MM') >= step.month_b) AS meets_b
    FROM "vehicles" v
    JOIN "vehicle_details" d ON d.vehicle_id = v.id
    JOIN "versions" t ON t.id = v.version_id
    JOIN "dealers" p ON p.id = v.dealer_id
    CROSS JOIN LATERAL (SELECT substring(d.euro_standard from '^Euro ([0-9])')::int AS euro) AS standard
    JOIN (VALUES
      ('petrol', 4, '2006-01', 3, '2000-01'),
      ('diesel', 6, '2014-01', 4, '2006-01'),
      ('motorbike', 3, '2006-01', 2, '2003-01')
    ) AS step (class, euro_c, month_c, euro_b, month_b)
      ON step.class = CASE WHEN v.kind::text = 'motorbike' THEN 'motorbike' WHEN v.fuel::text = 'diesel' THEN 'diesel' ELSE 'petrol' END
  ) AS known
) AS facts WHERE facts.id = "vehicles".id;--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "owners" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_details" DROP COLUMN "previous_owners";--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_owners" CHECK ("vehicles"."owners" between 1 and 99);
