CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'expired');--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"list_unsubscribe" text,
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"expires_at" timestamp with time zone DEFAULT now() + interval '72 hours' NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_key_length" CHECK (char_length("outbox"."key") between 1 and 200),
	CONSTRAINT "outbox_message_id_form" CHECK ("outbox"."message_id" ~ '^<[a-z0-9.-]+@[a-z0-9.-]+>$'),
	CONSTRAINT "outbox_recipient" CHECK ("outbox"."recipient" ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$' and char_length("outbox"."recipient") <= 254),
	CONSTRAINT "outbox_locale" CHECK ("outbox"."locale" in ('es', 'pt')),
	CONSTRAINT "outbox_subject" CHECK ("outbox"."subject" !~ '[[:cntrl:]]' and char_length("outbox"."subject") between 1 and 200),
	CONSTRAINT "outbox_list_unsubscribe" CHECK ("outbox"."list_unsubscribe" ~ '^https?://[^[:space:][:cntrl:]<>]+$'),
	CONSTRAINT "outbox_attempts" CHECK ("outbox"."attempts" >= 0),
	CONSTRAINT "outbox_claimed" CHECK (("outbox"."state" = 'sending') = ("outbox"."claimed_until" is not null)),
	CONSTRAINT "outbox_sent" CHECK (("outbox"."state" = 'sent') = ("outbox"."sent_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");