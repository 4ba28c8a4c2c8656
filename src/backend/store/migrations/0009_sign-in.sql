CREATE TABLE "favourites" (
	"customer_id" char(26) NOT NULL,
	"vin" char(17) NOT NULL,
	"finance_id" text,
	"initial_price_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_customer_id_vin_pk" PRIMARY KEY("customer_id","vin"),
	CONSTRAINT "favourites_vin_form" CHECK ("favourites"."vin" ~ '^[A-Z0-9]{17}$'),
	CONSTRAINT "favourites_finance" CHECK (char_length("favourites"."finance_id") <= 64),
	CONSTRAINT "favourites_price" CHECK ("favourites"."initial_price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_key" CHECK (char_length("attempts"."key") <= 100),
	CONSTRAINT "attempts_count" CHECK ("attempts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_states" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"customer_id" char(26),
	"ticket_hash" char(64),
	"used_at" timestamp with time zone,
	CONSTRAINT "login_states_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "login_states_hash_form" CHECK ("login_states"."hash" ~ '^[0-9a-f]{64}$' and "login_states"."ticket_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "login_states_session" CHECK ("login_states"."session_id" ~ '^[A-Za-z0-9_.-]{1,64}$'),
	CONSTRAINT "login_states_return" CHECK (char_length("login_states"."return_url") <= 2000),
	CONSTRAINT "login_states_locale" CHECK ("login_states"."locale" in ('es', 'pt')),
	CONSTRAINT "login_states_finished" CHECK (("login_states"."customer_id" is null) = ("login_states"."ticket_hash" is null)),
	CONSTRAINT "login_states_used" CHECK ("login_states"."used_at" is null or "login_states"."customer_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"owner" char(64) PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"signature" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"proven" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_codes_owner_form" CHECK ("mail_codes"."owner" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "mail_codes_email" CHECK (char_length("mail_codes"."email") <= 254),
	CONSTRAINT "mail_codes_tries" CHECK ("mail_codes"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_states" ADD CONSTRAINT "login_states_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "attempts_ends" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "login_states_session_id" ON "login_states" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "login_states_customer" ON "login_states" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_states_expires" ON "login_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_codes_expires" ON "mail_codes" USING btree ("expires_at");