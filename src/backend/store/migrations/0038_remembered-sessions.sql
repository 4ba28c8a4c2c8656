ALTER TABLE "sessions" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_states" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;