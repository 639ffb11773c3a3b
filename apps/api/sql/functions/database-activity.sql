-- The oldest transaction that is open now, and how many connections there are, seen with the owner's eyes: an owner who
-- is no superuser (and not in pg_read_all_stats) is told of its own logins only, and `whole_server` is false.
CREATE OR REPLACE FUNCTION database_activity()
RETURNS TABLE (oldest_transaction_seconds double precision, connections int, whole_server boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT extract(epoch FROM now() - min(a.xact_start) FILTER (WHERE a.pid <> pg_backend_pid()))::double precision,
         count(*)::int,
         pg_has_role(current_user, 'pg_read_all_stats', 'USAGE')
    FROM pg_stat_activity a
   WHERE a.datname = current_database() AND a.backend_type = 'client backend'
$$;

REVOKE EXECUTE ON FUNCTION database_activity FROM PUBLIC;
