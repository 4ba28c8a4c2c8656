CREATE TABLE "shop_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "shop_files_path" CHECK ("shop_files"."path" ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*([.][A-Za-z0-9]+)+$'),
	CONSTRAINT "shop_files_hash" CHECK ("shop_files"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
-- The mark of demo shops, and of those that were stored before there was one.
INSERT INTO "site_settings" ("key", "value")
SELECT 'demo', 'yes' WHERE EXISTS (SELECT FROM "site_settings" WHERE "key" = 'textsOf' OR ("key" = 'siteName' AND "value" = 'Volante'))
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What the files make is on every page: their logo, icons, typeface.
CREATE TRIGGER shop_files_pages_insert AFTER INSERT ON "shop_files" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed('content');
--> statement-breakpoint
CREATE TRIGGER shop_files_pages_update AFTER UPDATE ON "shop_files" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed('content');
--> statement-breakpoint
CREATE TRIGGER shop_files_pages_delete AFTER DELETE ON "shop_files" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed('content');
