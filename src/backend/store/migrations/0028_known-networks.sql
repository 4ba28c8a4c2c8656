CREATE TABLE "known_networks" (
	"customer_id" char(26) NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_customer_id_network_pk" PRIMARY KEY("customer_id","network"),
	CONSTRAINT "known_networks_form" CHECK ("known_networks"."network" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_seen" ON "known_networks" USING btree ("seen_at");