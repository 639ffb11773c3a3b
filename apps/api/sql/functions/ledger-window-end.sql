-- The newest instant before which no more journal rows can appear. A row has the time at which its transaction began, so every
-- older transaction must have ended. An owner who cannot see all transactions waits ten minutes instead.
CREATE OR REPLACE FUNCTION ledger_window_end() RETURNS TABLE (until timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN pg_has_role(current_user, 'pg_read_all_stats', 'USAGE')
    THEN least(now(), (SELECT min(a.xact_start) FROM pg_stat_activity a
                        WHERE a.datname = current_database() AND a.pid <> pg_backend_pid())) - interval '1 second'
    ELSE now() - interval '10 minutes' END
$$;

REVOKE EXECUTE ON FUNCTION ledger_window_end FROM PUBLIC;
