CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"subject" text,
	"message" text,
	"dealer_id" text,
	"consent_version" text NOT NULL,
	"marketing" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"path" text,
	"campaign" jsonb,
	"company_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "leads_once" UNIQUE("request_id","digest"),
	CONSTRAINT "leads_reference" CHECK ("leads"."id" ~ '^[a-z0-9]{26}$'),
	CONSTRAINT "leads_reachable" CHECK (("leads"."withdrawn_at" is null) = ("leads"."email" is not null))
);
--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at");