CREATE FUNCTION remember_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "removed_files" ("file_id", "remove_at") VALUES (OLD."file_id", now())
	ON CONFLICT ("file_id") DO UPDATE SET "remove_at" = excluded."remove_at";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "trade_in_pictures_removed" AFTER DELETE ON "trade_in_pictures"
	FOR EACH ROW EXECUTE FUNCTION remember_removed_file();
--> statement-breakpoint
CREATE TRIGGER "trade_in_pictures_replaced" AFTER UPDATE OF "file_id" ON "trade_in_pictures"
	FOR EACH ROW WHEN (OLD."file_id" IS DISTINCT FROM NEW."file_id") EXECUTE FUNCTION remember_removed_file();
