CREATE TABLE "stock_resets" (
	"changed_by" "xid8" PRIMARY KEY DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_changed" ON "vehicles" USING btree ("changed_by");--> statement-breakpoint
CREATE FUNCTION note_vehicle_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_by := pg_current_xact_id();
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER vehicles_changed_by BEFORE UPDATE ON "vehicles"
  FOR EACH ROW EXECUTE FUNCTION note_vehicle_change();
--> statement-breakpoint
CREATE FUNCTION note_stock_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_resets (changed_by) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER vehicles_reset AFTER DELETE OR TRUNCATE ON "vehicles"
  FOR EACH STATEMENT EXECUTE FUNCTION note_stock_reset();
