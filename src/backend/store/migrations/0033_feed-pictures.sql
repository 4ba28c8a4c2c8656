CREATE TABLE "feed_pictures" (
	"address" text PRIMARY KEY NOT NULL,
	"hash" char(64) NOT NULL,
	"file_id" char(26) NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "feed_pictures_file" UNIQUE("file_id"),
	CONSTRAINT "feed_pictures_hash_form" CHECK ("feed_pictures"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "feed_pictures_file_form" CHECK ("feed_pictures"."file_id" ~ '^[a-z0-9]{26}$')
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"fed_at" timestamp with time zone,
	"watcher" text,
	"watched_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "feed_vehicles" ADD COLUMN "picture_addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_vehicles" ADD COLUMN "pictures_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_pictures_hash" ON "feed_pictures" USING btree ("hash");--> statement-breakpoint
CREATE TRIGGER "feed_pictures_removed" AFTER DELETE ON "feed_pictures"
	FOR EACH ROW EXECUTE FUNCTION remember_removed_file();
