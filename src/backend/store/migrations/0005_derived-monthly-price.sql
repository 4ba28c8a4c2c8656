CREATE TABLE "credit_taxes" (
	"country" char(2) PRIMARY KEY NOT NULL,
	"used_monthly_percent" real NOT NULL,
	"used_year_percent" real NOT NULL,
	"used_five_years_percent" real NOT NULL,
	"interest_percent" real NOT NULL,
	"expenses_percent" real NOT NULL,
	CONSTRAINT "credit_taxes_percent" CHECK (least("credit_taxes"."used_monthly_percent", "credit_taxes"."used_year_percent", "credit_taxes"."used_five_years_percent", "credit_taxes"."interest_percent", "credit_taxes"."expenses_percent") >= 0
        and greatest("credit_taxes"."used_monthly_percent", "credit_taxes"."used_year_percent", "credit_taxes"."used_five_years_percent", "credit_taxes"."interest_percent", "credit_taxes"."expenses_percent") <= 50)
);
--> statement-breakpoint
INSERT INTO "credit_taxes" SELECT * FROM (VALUES ('ES', 0, 0, 0, 0, 0), ('PT', 0.141, 1.76, 1.76, 4, 4)) AS legal
  WHERE EXISTS (SELECT FROM "finance_config");--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_prices";--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_financing";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "campaign_ends_at" date;--> statement-breakpoint
UPDATE "vehicles" SET "campaign_ends_at" = "vehicle_details"."campaign_ends_at"
  FROM "vehicle_details" WHERE "vehicle_details"."vehicle_id" = "vehicles"."id";--> statement-breakpoint
ALTER TABLE "finance_config" DROP COLUMN "tax_stamp_percent";--> statement-breakpoint
ALTER TABLE "vehicle_details" DROP COLUMN "campaign_ends_at";--> statement-breakpoint
ALTER TABLE "vehicles" DROP COLUMN "monthly_cents";--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_prices" CHECK ("vehicles"."price_cents" > 0 and "vehicles"."promo_price_cents" > 0);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_financing" CHECK ("vehicles"."financing" = ("vehicles"."deposit_cents" is not null));