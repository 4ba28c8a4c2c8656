DROP INDEX "vehicles_relevance";--> statement-breakpoint
DROP INDEX "vehicles_price";--> statement-breakpoint
DROP INDEX "vehicles_monthly";--> statement-breakpoint
DROP INDEX "vehicles_newest";--> statement-breakpoint
DROP INDEX "vehicles_kilometers";--> statement-breakpoint
DROP INDEX "vehicles_year";