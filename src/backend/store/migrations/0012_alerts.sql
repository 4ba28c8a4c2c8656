CREATE TABLE "car_alerts" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26),
	"lead_id" text,
	"locale" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"name" text,
	"kind" "vehicle_kind",
	"dealers" text[],
	"filters" jsonb NOT NULL,
	"digest" char(64) NOT NULL,
	"path" text,
	CONSTRAINT "car_alerts_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "car_alerts_whose" CHECK (num_nonnulls("car_alerts"."customer_id", "car_alerts"."lead_id") = 1),
	CONSTRAINT "car_alerts_digest" CHECK ("car_alerts"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "car_alerts_name" CHECK (char_length("car_alerts"."name") between 1 and 120),
	CONSTRAINT "car_alerts_path" CHECK ("car_alerts"."path" ~ '^/' and char_length("car_alerts"."path") <= 2000),
	CONSTRAINT "car_alerts_locale" CHECK ("car_alerts"."locale" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "price_drop_alerts" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26),
	"lead_id" text,
	"locale" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"vin" char(17) NOT NULL,
	"initial_price_cents" integer NOT NULL,
	CONSTRAINT "price_drop_alerts_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "price_drop_alerts_whose" CHECK (num_nonnulls("price_drop_alerts"."customer_id", "price_drop_alerts"."lead_id") = 1),
	CONSTRAINT "price_drop_alerts_vin" CHECK ("price_drop_alerts"."vin" ~ '^[A-Z0-9]{17}$'),
	CONSTRAINT "price_drop_alerts_price" CHECK ("price_drop_alerts"."initial_price_cents" > 0),
	CONSTRAINT "price_drop_alerts_locale" CHECK ("price_drop_alerts"."locale" in ('es', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26) NOT NULL,
	"name" text NOT NULL,
	"kind" "vehicle_kind",
	"dealers" text[],
	"filters" jsonb NOT NULL,
	"digest" char(64) NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_searches_once" UNIQUE("customer_id","digest"),
	CONSTRAINT "saved_searches_digest" CHECK ("saved_searches"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "saved_searches_name" CHECK (char_length("saved_searches"."name") between 1 and 120),
	CONSTRAINT "saved_searches_path" CHECK ("saved_searches"."path" ~ '^/' and char_length("saved_searches"."path") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "alert_cursor" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"read_up_to" "xid8" NOT NULL,
	"last_vehicle_id" integer NOT NULL,
	CONSTRAINT "alert_cursor_one" CHECK ("alert_cursor"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "alert_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_alert_id" char(26),
	"price_drop_alert_id" char(26),
	"vin" char(17) NOT NULL,
	"event" text NOT NULL,
	"price_cents" integer NOT NULL,
	"previous_price_cents" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"mail_key" text,
	CONSTRAINT "alert_events_once" UNIQUE NULLS NOT DISTINCT("car_alert_id","price_drop_alert_id","vin","event"),
	CONSTRAINT "alert_events_whose" CHECK (num_nonnulls("alert_events"."car_alert_id", "alert_events"."price_drop_alert_id") = 1),
	CONSTRAINT "alert_events_event" CHECK ("alert_events"."event" ~ '^(arrived|cheaper:[0-9]{1,10})$'),
	CONSTRAINT "alert_events_mail" CHECK ("alert_events"."mail_key" is null or "alert_events"."settled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26) NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"vin" char(17),
	"values" jsonb NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("customer_id","key"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('car-alert', 'price-drop', 'reservation', 'trade-in')),
	CONSTRAINT "notifications_vin" CHECK ("notifications"."vin" ~ '^[A-Z0-9]{17}$'),
	CONSTRAINT "notifications_path" CHECK ("notifications"."path" ~ '^/' and char_length("notifications"."path") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "mail_codes" DROP CONSTRAINT "mail_codes_purpose";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "previous_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "customer_id" char(26);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "vin" char(17);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "preferred_date" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "preferred_time" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "car_alerts" ADD CONSTRAINT "car_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_alerts" ADD CONSTRAINT "car_alerts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drop_alerts" ADD CONSTRAINT "price_drop_alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drop_alerts" ADD CONSTRAINT "price_drop_alerts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_car_alert_id_car_alerts_id_fk" FOREIGN KEY ("car_alert_id") REFERENCES "public"."car_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_price_drop_alert_id_price_drop_alerts_id_fk" FOREIGN KEY ("price_drop_alert_id") REFERENCES "public"."price_drop_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "car_alerts_once" ON "car_alerts" USING btree ("customer_id","digest");--> statement-breakpoint
CREATE INDEX "car_alerts_expires" ON "car_alerts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_drop_alerts_once" ON "price_drop_alerts" USING btree ("customer_id","vin");--> statement-breakpoint
CREATE INDEX "price_drop_alerts_vin" ON "price_drop_alerts" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "price_drop_alerts_expires" ON "price_drop_alerts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_events_open" ON "alert_events" USING btree ("created_at") WHERE "alert_events"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "alert_events_price_drop" ON "alert_events" USING btree ("price_drop_alert_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("customer_id","created_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_vin_form" CHECK ("leads"."vin" ~ '^[A-Z0-9]{17}$');--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_preferred_time" CHECK ("leads"."preferred_time" ~ '^[0-9]{2}:[0-9]{2}$');--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_purpose" CHECK ("mail_codes"."purpose" in ('register', 'reset', 'address'));--> statement-breakpoint
INSERT INTO "alert_cursor" ("read_up_to", "last_vehicle_id")
  SELECT pg_snapshot_xmin(pg_current_snapshot()), coalesce(max("id"), 0) FROM "vehicles";
