-- Whether this database is the home of its cell: active, receiving, moved or abandoned (platform/schema/cell-home.ts).
-- With Citus, a node that does not hold the cell is not its home, although it can read it from the node that does.
CREATE OR REPLACE FUNCTION cell_state() RETURNS TABLE (state text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_is_here boolean := true;
BEGIN
  IF to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL THEN
    EXECUTE 'SELECT coalesce(bool_or(p.groupid = l.groupid), true) FROM pg_dist_local_group l, pg_dist_shard s '
      || 'JOIN pg_dist_placement p USING (shardid) WHERE s.logicalrelid = ''public.player''::regclass' INTO v_is_here;
  END IF;
  RETURN QUERY SELECT CASE WHEN v_is_here THEN h.state ELSE 'moved' END FROM drizzle.cell_home h;
END $$;

REVOKE EXECUTE ON FUNCTION cell_state FROM PUBLIC;
