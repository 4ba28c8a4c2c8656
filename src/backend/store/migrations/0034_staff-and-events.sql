CREATE TYPE "public"."event_delivery_state" AS ENUM('queued', 'sending', 'delivered', 'set-aside');--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"event_id" bigint NOT NULL,
	"receiver" char(16) NOT NULL,
	"subject" text NOT NULL,
	"state" "event_delivery_state" DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "event_deliveries_event_id_receiver_pk" PRIMARY KEY("event_id","receiver"),
	CONSTRAINT "event_deliveries_receiver" CHECK ("event_deliveries"."receiver" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "event_deliveries_claimed" CHECK (("event_deliveries"."state" = 'sending') = ("event_deliveries"."claimed_until" is not null)),
	CONSTRAINT "event_deliveries_delivered" CHECK (("event_deliveries"."state" = 'delivered') = ("event_deliveries"."delivered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "events_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "events_type" CHECK ("events"."type" ~ '^[a-z_]+[.][a-z_]+$'),
	CONSTRAINT "events_subject" CHECK ("events"."subject" ~ '^[a-z_]+:[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "missed_demand" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "missed_demand_day_kind_what_pk" PRIMARY KEY("day","kind","what"),
	CONSTRAINT "missed_demand_kind" CHECK ("missed_demand"."kind" in ('unvalued-car', 'empty-search')),
	CONSTRAINT "missed_demand_what" CHECK (char_length("missed_demand"."what") between 1 and 300),
	CONSTRAINT "missed_demand_times" CHECK ("missed_demand"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" ~ '^[a-z_]+[.][a-z_]+$'),
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('done', 'unchanged', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "operators_name_unique" UNIQUE("name"),
	CONSTRAINT "operators_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "operators_name" CHECK ("operators"."name" ~ '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}$'),
	CONSTRAINT "operators_token_hash" CHECK ("operators"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "operators_scopes" CHECK ("operators"."scopes" <@ array['read', 'act'] and cardinality("operators"."scopes") > 0)
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "staff_mail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "fallback" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_for_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_deliveries_due" ON "event_deliveries" USING btree ("receiver","subject","event_id") WHERE "event_deliveries"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "events_unqueued" ON "events" USING btree ("id") WHERE "events"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_of" ON "events" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("is_for_staff","next_attempt_at") WHERE "outbox"."state" in ('queued', 'sending');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_reply_to" CHECK ("outbox"."reply_to" ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$' and char_length("outbox"."reply_to") <= 254);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_fallback" CHECK ("outbox"."fallback" ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$' and char_length("outbox"."fallback") <= 254);--> statement-breakpoint
CREATE FUNCTION publish_status_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO events (type, subject, data)
	SELECT 'vehicle.status_changed', 'vehicle:' || trim(new.vin),
		jsonb_build_object('vin', trim(new.vin), 'dealerId', dealers.wire_id, 'from', old.status, 'to', new.status)
	FROM dealers WHERE dealers.id = new.dealer_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vehicles_status_events AFTER UPDATE OF status ON "vehicles"
	FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION publish_status_change();
