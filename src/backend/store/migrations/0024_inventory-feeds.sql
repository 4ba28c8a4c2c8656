CREATE TABLE "feed_vehicles" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reference" text,
	"digest" char(64) NOT NULL,
	CONSTRAINT "feed_vehicles_source_form" CHECK ("feed_vehicles"."source" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "feed_vehicles_digest" CHECK ("feed_vehicles"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "versions" ALTER COLUMN "price_new_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ALTER COLUMN "co2" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ALTER COLUMN "consumption" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "owners" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_vehicles" ADD CONSTRAINT "feed_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_vehicles_source" ON "feed_vehicles" USING btree ("source","vehicle_id");