ALTER TABLE "trade_in_bookings" DROP CONSTRAINT "trade_in_bookings_pkey";--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ALTER COLUMN "trade_in_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "booking_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD COLUMN "confidence" text DEFAULT 'indicative' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_trade_in" UNIQUE("trade_in_id");--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_lead" UNIQUE("lead_id");--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_what" CHECK (num_nonnulls("trade_in_bookings"."trade_in_id", "trade_in_bookings"."lead_id") = 1);--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_confidence" CHECK ("trade_ins"."confidence" in ('firm', 'indicative'));--> statement-breakpoint
-- Values that were called firm stay it.
UPDATE "trade_ins" SET "confidence" = 'firm' WHERE "comparables" >= 8;