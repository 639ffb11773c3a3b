-- The oldest open transaction and the number of connections, with the rights of the owner. An owner who is neither superuser
-- nor in pg_read_all_stats sees only its own logins, and `whole_server` is false.
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
