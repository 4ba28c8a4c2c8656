CREATE FUNCTION tell_page_drops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_drops', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER page_drops_told AFTER INSERT ON "page_drops"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_page_drops();
--> statement-breakpoint
CREATE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_drops (tag) SELECT DISTINCT unnest(tags) ON CONFLICT DO NOTHING;
END;
$$;
--> statement-breakpoint
-- Beyond 50 vehicles, which are counted up to 51, all vehicles' pages are dropped by one tag.
CREATE FUNCTION drop_vehicle_pages(vins text[], others text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(vins) > 50 THEN
    PERFORM drop_pages(others || 'vehicles'::text);
  ELSIF cardinality(vins) > 0 THEN
    PERFORM drop_pages(others || array(SELECT 'vehicle:' || vin FROM unnest(vins) AS vin));
  END IF;
END;
$$;
--> statement-breakpoint
-- EXCEPT instead of a join: a plan that was made for one row is kept for thousands. A row that was written as it was changes nothing;
-- in a statement of more than 100 rows nobody looks.
CREATE FUNCTION drop_pages_of_vehicles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vins text[];
BEGIN
  IF TG_OP = 'UPDATE' AND (SELECT count(*) FROM (SELECT FROM changed LIMIT 101) AS few) <= 100 THEN
    vins := array(
      SELECT DISTINCT written.line ->> 'vin' FROM (
        (SELECT to_jsonb(c) - 'changed_by' AS line FROM changed AS c EXCEPT SELECT to_jsonb(b) - 'changed_by' FROM before AS b)
        UNION ALL
        (SELECT to_jsonb(b) - 'changed_by' FROM before AS b EXCEPT SELECT to_jsonb(c) - 'changed_by' FROM changed AS c)
      ) AS written LIMIT 51);
  ELSE
    vins := array(SELECT vin FROM changed LIMIT 51);
  END IF;
  PERFORM drop_vehicle_pages(vins, array['stock']);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER vehicles_pages_insert AFTER INSERT ON "vehicles" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicles();
--> statement-breakpoint
CREATE TRIGGER vehicles_pages_update AFTER UPDATE ON "vehicles" REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicles();
--> statement-breakpoint
CREATE TRIGGER vehicles_pages_delete AFTER DELETE ON "vehicles" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicles();
--> statement-breakpoint
-- Its argument: tags besides the vehicles' own, separated by commas.
CREATE FUNCTION drop_pages_of_vehicle_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'UPDATE' AND (SELECT count(*) FROM (SELECT FROM changed LIMIT 101) AS few) <= 100 THEN
    ids := array(
      SELECT DISTINCT (written.line ->> 'vehicle_id')::integer FROM (
        (SELECT to_jsonb(c) AS line FROM changed AS c EXCEPT SELECT to_jsonb(b) FROM before AS b)
      ) AS written LIMIT 51);
  ELSE
    ids := array(SELECT DISTINCT vehicle_id FROM changed LIMIT 51);
  END IF;
  PERFORM drop_vehicle_pages(
    array(SELECT vin FROM vehicles WHERE id = ANY (ids)),
    string_to_array(TG_ARGV[0], ','));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER vehicle_details_pages_insert AFTER INSERT ON "vehicle_details" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('stock');
--> statement-breakpoint
CREATE TRIGGER vehicle_details_pages_update AFTER UPDATE ON "vehicle_details" REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('stock');
--> statement-breakpoint
CREATE TRIGGER vehicle_details_pages_delete AFTER DELETE ON "vehicle_details" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('stock');
--> statement-breakpoint
CREATE TRIGGER price_log_pages_insert AFTER INSERT ON "price_log" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_vehicle_parts('');
--> statement-breakpoint
-- An update of a few pages that leaves their addresses and filters as they are is seen on those pages, and on vehicles' where it is
-- the page of a list, whose heading they show, or the home page, whose frame they have. A tag may have 256 characters.
CREATE FUNCTION drop_pages_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 51) AS few) > 50
    OR EXISTS (SELECT FROM changed WHERE length(slug) > 200)
    OR EXISTS (
      SELECT id, locale, slug, kind, search_key FROM changed EXCEPT SELECT id, locale, slug, kind, search_key FROM before) THEN
    PERFORM drop_pages(array['content']);
  ELSE
    PERFORM drop_pages(
      array(SELECT 'page:' || locale || ':' || slug FROM changed)
      || array(SELECT 'vehicles' FROM changed WHERE search_key IS NOT NULL OR slug = 'home' LIMIT 1));
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER pages_pages_update AFTER UPDATE ON "pages" REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_content();
--> statement-breakpoint
-- Their argument: the tags, separated by commas.
CREATE FUNCTION drop_pages_when_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM drop_pages(string_to_array(TG_ARGV[0], ','));
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION drop_pages_when_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pages(string_to_array(TG_ARGV[0], ','));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER pages_pages_insert AFTER INSERT ON "pages" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed('content');
--> statement-breakpoint
CREATE TRIGGER pages_pages_delete AFTER DELETE ON "pages" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed('content');
--> statement-breakpoint
-- Tables that are small and seldom changed, by the tags of all that shows them.
DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('page_frames', 'content'),
    ('site_settings', 'content'),
    ('redirects', 'redirects'),
    ('dealers', 'content,stock,vehicles'),
    ('brands', 'stock,vehicles'),
    ('models', 'stock,vehicles'),
    ('versions', 'stock,vehicles'),
    ('credit_types', 'stock,vehicles'),
    ('credit_taxes', 'stock,vehicles'),
    ('finance_config', 'stock,vehicles')
  ) AS list (name, tags) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed(%L)', shown.name || '_pages_insert', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed(%L)', shown.name || '_pages_update', shown.name, shown.tags);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_changed(%L)', shown.name || '_pages_delete', shown.name, shown.tags);
  END LOOP;
  FOR shown IN SELECT * FROM (VALUES
    ('vehicles', 'stock,vehicles'),
    ('pages', 'content'),
    ('dealers', 'content,stock,vehicles'),
    ('redirects', 'redirects')
  ) AS list (name, tags) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_when_emptied(%L)', shown.name || '_pages_truncate', shown.name, shown.tags);
  END LOOP;
END;
$$;
