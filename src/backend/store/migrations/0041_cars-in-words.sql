ALTER TABLE "trade_in_pictures" DROP CONSTRAINT "trade_in_pictures_trade_in_id_pov_pk";--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ALTER COLUMN "trade_in_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "car" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "car_key" char(26);--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD CONSTRAINT "trade_in_pictures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_car_key" UNIQUE("car_key");--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD CONSTRAINT "trade_in_pictures_trade_in" UNIQUE("trade_in_id","pov");--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD CONSTRAINT "trade_in_pictures_lead" UNIQUE("lead_id","pov");--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD CONSTRAINT "trade_in_pictures_what" CHECK (num_nonnulls("trade_in_pictures"."trade_in_id", "trade_in_pictures"."lead_id") = 1);