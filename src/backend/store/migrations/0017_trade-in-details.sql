CREATE TABLE "removed_files" (
	"file_id" char(26) PRIMARY KEY NOT NULL,
	"remove_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_in_details" (
	"trade_in_id" char(26) PRIMARY KEY NOT NULL,
	"kilometers" integer NOT NULL,
	"interior" text,
	"exterior" text,
	"engine" text NOT NULL,
	"drive" text NOT NULL,
	"general" text NOT NULL,
	"imported" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"deductions" jsonb,
	CONSTRAINT "trade_in_details_kilometers" CHECK ("trade_in_details"."kilometers" >= 100),
	CONSTRAINT "trade_in_details_grades" CHECK ('{UNDEFINED,VERY_GOOD,GOOD,FAIR,BAD}'::text[] @> array["trade_in_details"."engine", "trade_in_details"."drive", "trade_in_details"."general"]),
	CONSTRAINT "trade_in_details_submitted" CHECK (("trade_in_details"."submitted_at" is null) = ("trade_in_details"."deductions" is null))
);
--> statement-breakpoint
CREATE TABLE "trade_in_marks" (
	"trade_in_id" char(26) NOT NULL,
	"part" text NOT NULL,
	"damage" text NOT NULL,
	CONSTRAINT "trade_in_marks_trade_in_id_part_damage_pk" PRIMARY KEY("trade_in_id","part","damage")
);
--> statement-breakpoint
CREATE TABLE "trade_in_pictures" (
	"trade_in_id" char(26) NOT NULL,
	"pov" text NOT NULL,
	"file_id" char(26) NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_in_pictures_trade_in_id_pov_pk" PRIMARY KEY("trade_in_id","pov"),
	CONSTRAINT "trade_in_pictures_file" UNIQUE("file_id"),
	CONSTRAINT "trade_in_pictures_size" CHECK (least("trade_in_pictures"."width", "trade_in_pictures"."height", "trade_in_pictures"."bytes") > 0),
	CONSTRAINT "trade_in_pictures_file_form" CHECK ("trade_in_pictures"."file_id" ~ '^[a-z0-9]{26}$')
);
--> statement-breakpoint
ALTER TABLE "trade_in_details" ADD CONSTRAINT "trade_in_details_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_marks" ADD CONSTRAINT "trade_in_marks_trade_in_id_trade_in_details_trade_in_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_in_details"("trade_in_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_in_pictures" ADD CONSTRAINT "trade_in_pictures_trade_in_id_trade_ins_id_fk" FOREIGN KEY ("trade_in_id") REFERENCES "public"."trade_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_files_remove_at" ON "removed_files" USING btree ("remove_at");