DROP INDEX "vehicles_relevance";--> statement-breakpoint
CREATE INDEX "vehicles_monthly" ON "vehicles" USING btree ("kind","monthly_cents","id");--> statement-breakpoint
CREATE INDEX "vehicles_newest" ON "vehicles" USING btree ("kind","arrived_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "vehicles_kilometers" ON "vehicles" USING btree ("kind","kilometers","id");--> statement-breakpoint
CREATE INDEX "vehicles_year" ON "vehicles" USING btree ("kind","year" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "vehicles_relevance" ON "vehicles" USING btree ("kind","status","relevance" DESC NULLS FIRST,"id");