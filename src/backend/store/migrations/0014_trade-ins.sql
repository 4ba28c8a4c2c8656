CREATE TABLE "trade_in_bookings" (
	"trade_in_id" char(26) PRIMARY KEY NOT NULL,
	"dealer_id" integer NOT NULL,
	"start_minute" bigint NOT NULL,
	"end_minute" bigint NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_in_bookings_minutes" CHECK ("trade_in_bookings"."start_minute" between 0 and 4294967295 and "trade_in_bookings"."end_minute" between "trade_in_bookings"."start_minute" + 1 and 4294967295)
);
--> statement-breakpoint
CREATE TABLE "trade_in_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_in_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_in_id" char(26) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "trade_in_values_cents" CHECK ("trade_in_values"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26),
	"session_id" text,
	"locale" text NOT NULL,
	"plate" text NOT NULL,
	"brand" text NOT NULL,
	"brand_id" text NOT NULL,
	"model" text NOT NULL,
	"model_id" text,
	"version" text NOT NULL,
	"version_id" text NOT NULL,
	"fuel" text NOT NULL,
	"fuel_id" text NOT NULL,
	"transmission" text NOT NULL,
	"transmission_id" text NOT NULL,
	"kilometers" integer NOT NULL,
	"vin" text,
	"plate_date" date NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"dealer_id" integer NOT NULL,
	"intention" smallint NOT NULL,
	"valuation_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"comparables" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"booking_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trade_ins_of_customer" UNIQUE("customer_id","plate"),
	CONSTRAINT "trade_ins_of_session" UNIQUE("session_id","plate"),
	CONSTRAINT "trade_ins_id_form" CHECK ("trade_ins"."id" ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "trade_ins_whose" CHECK (num_nonnulls("trade_ins"."customer_id", "trade_ins"."session_id") = 1),
	CONSTRAINT "trade_ins_locale" CHECK ("trade_ins"."locale" in ('es', 'pt')),
	CONSTRAINT "trade_ins_plate" CHECK ("trade_ins"."plate" ~ '^[A-Z0-9]{3,15}$'),
	CONSTRAINT "trade_ins_kilometers" CHECK ("trade_ins"."kilometers" >= 100),
	CONSTRAINT "trade_ins_intention" CHECK ("trade_ins"."intention" in (1, 2)),
	CONSTRAINT "trade_ins_valuation" CHECK ("trade_ins"."valuation_cents" >= 0 and "trade_ins"."comparables" >= 0)
);
--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_values" ADD CONSTRAINT "trade_in_values_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_in_values_of" ON "trade_in_values" USING btree ("trade_in_id");--> statement-breakpoint
CREATE INDEX "trade_ins_created_at" ON "trade_ins" USING btree ("created_at");--> statement-breakpoint
-- Each dealer has a stretch of numbers of its own, so that no extension is needed to compare dealer and time at once.
ALTER TABLE "trade_in_bookings" ADD CONSTRAINT "trade_in_bookings_no_overlap" EXCLUDE USING gist (int8range("dealer_id"::bigint * 4294967296 + "start_minute", "dealer_id"::bigint * 4294967296 + "end_minute") WITH &&);
