CREATE INDEX "leads_address" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "alert_events_mail" ON "alert_events" USING btree ("mail_key") WHERE "alert_events"."mail_key" is not null;--> statement-breakpoint
CREATE INDEX "alert_events_settled" ON "alert_events" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "price_log_at" ON "price_log" USING btree ("at");