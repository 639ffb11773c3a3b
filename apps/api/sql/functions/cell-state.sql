-- Whether this database is the home of its cell: active, receiving, moved or abandoned (platform/schema/cell-home.ts).
CREATE OR REPLACE FUNCTION cell_state() RETURNS TABLE (state text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT h.state FROM drizzle.cell_home h
$$;

REVOKE EXECUTE ON FUNCTION cell_state FROM PUBLIC;
