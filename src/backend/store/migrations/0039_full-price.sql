ALTER TABLE "reservations" DROP CONSTRAINT "reservations_total";--> statement-breakpoint
ALTER TABLE "finance_config" ADD COLUMN "contract_expenses_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "finance_config" ADD COLUMN "registration_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "contract_expenses_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_total" CHECK ("reservations"."total_cents" = case when "reservations"."is_financed" then "reservations"."financed_price_cents" else "reservations"."cash_price_cents" end
        + case when "reservations"."contract_expenses_included" then 0 else "reservations"."contract_expenses_cents" end
        + "reservations"."delivery_cents" + "reservations"."warranty_cents");