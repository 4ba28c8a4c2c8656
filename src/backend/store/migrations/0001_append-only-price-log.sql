CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER price_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
