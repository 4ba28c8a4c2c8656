CREATE TYPE "public"."payment_attempt_state" AS ENUM('new', 'open', 'closing', 'cancelled', 'paid', 'refunding', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."reservation_state" AS ENUM('held', 'confirmed', 'cancelled', 'expired', 'completed');--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" char(26) NOT NULL,
	"number" smallint NOT NULL,
	"state" "payment_attempt_state" NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text,
	"payment_digest" char(64) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_reason" text,
	"refund_tries" smallint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "payment_attempts_number" UNIQUE("reservation_id","number"),
	CONSTRAINT "payment_attempts_number_positive" CHECK ("payment_attempts"."number" > 0 and "payment_attempts"."amount_cents" > 0),
	CONSTRAINT "payment_attempts_provider" CHECK ("payment_attempts"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "payment_attempts_open" CHECK ("payment_attempts"."state" in ('new', 'closing', 'cancelled') or "payment_attempts"."intent_id" is not null),
	CONSTRAINT "payment_attempts_money" CHECK (("payment_attempts"."state" in ('paid', 'refunding', 'refunded')) = ("payment_attempts"."paid_at" is not null)
        and ("payment_attempts"."state" in ('refunding', 'refunded')) = ("payment_attempts"."refund_reason" is not null)
        and ("payment_attempts"."state" = 'refunded') = ("payment_attempts"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" char(26) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26) NOT NULL,
	"vehicle_id" integer NOT NULL,
	"dealer_id" integer NOT NULL,
	"state" "reservation_state" NOT NULL,
	"locale" text NOT NULL,
	"cash_price_cents" integer NOT NULL,
	"financed_price_cents" integer NOT NULL,
	"contract_expenses_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"warranty_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"is_financed" boolean NOT NULL,
	"finance" jsonb,
	"delivery" jsonb NOT NULL,
	"warranty_id" text,
	"warranty_months" integer,
	"trade_in_id" char(26),
	"trade_in_cents" integer NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"birth_date" date,
	"receipt" jsonb,
	"conditions_version" text NOT NULL,
	"payment_digest" char(64) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "reservations_id_form" CHECK ("reservations"."id" ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "reservations_locale" CHECK ("reservations"."locale" in ('es', 'pt')),
	CONSTRAINT "reservations_amounts" CHECK (least("reservations"."contract_expenses_cents", "reservations"."delivery_cents", "reservations"."warranty_cents", "reservations"."trade_in_cents") >= 0
        and least("reservations"."cash_price_cents", "reservations"."financed_price_cents", "reservations"."deposit_cents") > 0),
	CONSTRAINT "reservations_total" CHECK ("reservations"."total_cents" = case when "reservations"."is_financed" then "reservations"."financed_price_cents" else "reservations"."cash_price_cents" end
        + "reservations"."contract_expenses_cents" + "reservations"."delivery_cents" + "reservations"."warranty_cents"),
	CONSTRAINT "reservations_finance" CHECK ("reservations"."is_financed" = ("reservations"."finance" is not null)),
	CONSTRAINT "reservations_warranty" CHECK (("reservations"."warranty_id" is null) = ("reservations"."warranty_months" is null)),
	CONSTRAINT "reservations_hold" CHECK ("reservations"."hold_until" > "reservations"."created_at"),
	CONSTRAINT "reservations_confirmed" CHECK ("reservations"."state" not in ('confirmed', 'completed') or "reservations"."confirmed_at" is not null),
	CONSTRAINT "reservations_ended" CHECK (("reservations"."state" in ('cancelled', 'expired')) = ("reservations"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"client_token" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reservation_id" text NOT NULL,
	"attempt" smallint NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intents_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_intents_client_token_unique" UNIQUE("client_token"),
	CONSTRAINT "sandbox_intents_status" CHECK ("sandbox_intents"."status" in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
	CONSTRAINT "sandbox_intents_refunded" CHECK ("sandbox_intents"."refunded_cents" = 0 or ("sandbox_intents"."status" = 'succeeded' and "sandbox_intents"."refunded_cents" between 0 and "sandbox_intents"."amount_cents"))
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"intent_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD CONSTRAINT "sandbox_messages_intent_id_sandbox_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_alive" ON "payment_attempts" USING btree ("reservation_id") WHERE "payment_attempts"."state" in ('new', 'open', 'closing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_paid" ON "payment_attempts" USING btree ("reservation_id") WHERE "payment_attempts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_unsettled" ON "payment_attempts" USING btree ("updated_at") WHERE "payment_attempts"."state" in ('new', 'open', 'closing', 'refunding');--> statement-breakpoint
CREATE INDEX "reservation_events_of" ON "reservation_events" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_live" ON "reservations" USING btree ("vehicle_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_live_trade_in" ON "reservations" USING btree ("trade_in_id") WHERE "reservations"."state" in ('held', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservations_of_customer" ON "reservations" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("hold_until") WHERE "reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "sandbox_messages_due" ON "sandbox_messages" USING btree ("due_at");