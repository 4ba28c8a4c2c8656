ALTER TABLE "pages" DROP CONSTRAINT "pages_locale";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_locale";--> statement-breakpoint
ALTER TABLE "car_alerts" DROP CONSTRAINT "car_alerts_locale";--> statement-breakpoint
ALTER TABLE "price_drop_alerts" DROP CONSTRAINT "price_drop_alerts_locale";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_locale";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_locale";--> statement-breakpoint
ALTER TABLE "login_states" DROP CONSTRAINT "login_states_locale";--> statement-breakpoint
ALTER TABLE "trade_ins" DROP CONSTRAINT "trade_ins_locale";--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_locale" CHECK ("pages"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_locale" CHECK ("customers"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "car_alerts" ADD CONSTRAINT "car_alerts_locale" CHECK ("car_alerts"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "price_drop_alerts" ADD CONSTRAINT "price_drop_alerts_locale" CHECK ("price_drop_alerts"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_locale" CHECK ("outbox"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_locale" CHECK ("reservations"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "login_states" ADD CONSTRAINT "login_states_locale" CHECK ("login_states"."locale" ~ '^[a-z]+$');--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_locale" CHECK ("trade_ins"."locale" ~ '^[a-z]+$');