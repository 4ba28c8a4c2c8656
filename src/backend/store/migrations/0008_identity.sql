CREATE TABLE "customers" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"email" text,
	"password_hash" text,
	"name" text,
	"phone" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_id_form" CHECK ("customers"."id" ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "customers_locale" CHECK ("customers"."locale" in ('es', 'pt')),
	CONSTRAINT "customers_lengths" CHECK (char_length("customers"."email") <= 254 and char_length("customers"."name") <= 200 and char_length("customers"."phone") <= 30),
	CONSTRAINT "customers_known" CHECK ("customers"."deleted_at" is not null or num_nulls("customers"."email", "customers"."name") = 0),
	CONSTRAINT "customers_deleted" CHECK ("customers"."deleted_at" is null or num_nonnulls("customers"."email", "customers"."password_hash", "customers"."name", "customers"."phone") = 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" char(26) PRIMARY KEY NOT NULL,
	"customer_id" char(26) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_form" CHECK ("sessions"."id" ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "sessions_version" CHECK ("sessions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" char(26) NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tokens_hash_form" CHECK ("tokens"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tokens_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires_at");