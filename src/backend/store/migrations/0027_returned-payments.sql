ALTER TABLE "payment_attempts" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_refunded" CHECK ("payment_attempts"."refunded_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_dispute" CHECK ("payment_attempts"."dispute" in ('open', 'won', 'lost'));