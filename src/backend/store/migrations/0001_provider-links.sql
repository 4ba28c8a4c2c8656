CREATE TABLE "provider_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" char(26) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_links_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "provider_links_lengths" CHECK (char_length("provider_links"."issuer") <= 500 and char_length("provider_links"."subject") <= 255)
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" char(26) PRIMARY KEY NOT NULL,
	"provider_grant" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_sessions_grant" CHECK (char_length("provider_sessions"."provider_grant") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "login_states" ADD COLUMN "provider_claim" text;--> statement-breakpoint
ALTER TABLE "login_states" ADD COLUMN "provider_grant" text;--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_links_customer" ON "provider_links" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "login_states" ADD CONSTRAINT "login_states_provider" CHECK (char_length("login_states"."provider_claim") <= 20000 and char_length("login_states"."provider_grant") <= 20000);