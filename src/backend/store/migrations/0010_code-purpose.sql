DELETE FROM "mail_codes";--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_purpose" CHECK ("mail_codes"."purpose" in ('register', 'reset'));