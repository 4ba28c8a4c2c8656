ALTER TABLE "leads" DROP CONSTRAINT "leads_reachable";--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_reachable" CHECK (("leads"."withdrawn_at" is null) = (coalesce("leads"."email", "leads"."phone") is not null));