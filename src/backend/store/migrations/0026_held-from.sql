ALTER TABLE "reservations" ADD COLUMN "address_key" text;--> statement-breakpoint
CREATE INDEX "reservations_of_address" ON "reservations" USING btree ("address_key") WHERE "reservations"."address_key" is not null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_address_key" CHECK ("reservations"."address_key" ~ '^[\w.-]{1,64}$');