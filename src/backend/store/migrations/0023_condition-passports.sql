CREATE TABLE "vehicle_passports" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"inspected_at" date NOT NULL,
	"marks" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"kilometer_line" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_details" ALTER COLUMN "inspection_due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_passports" ADD CONSTRAINT "vehicle_passports_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER vehicle_passports_pages_insert AFTER INSERT ON "vehicle_passports" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('');--> statement-breakpoint
CREATE TRIGGER vehicle_passports_pages_update AFTER UPDATE ON "vehicle_passports" REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('');--> statement-breakpoint
CREATE TRIGGER vehicle_passports_pages_delete AFTER DELETE ON "vehicle_passports" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('');
