-- How many jobs of each task wait for a worker, wait for their time, run, or will never run again, and since when the oldest due
-- job waits. For metrics. It returns no payload and no error text.
CREATE OR REPLACE FUNCTION queue_state()
RETURNS TABLE (task text, due bigint, later bigint, running bigint, failed bigint, oldest_due_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT j.task_identifier,
           count(*) FILTER (WHERE j.is_due), count(*) FILTER (WHERE j.is_waiting AND NOT j.is_due),
           count(*) FILTER (WHERE j.is_running), count(*) FILTER (WHERE NOT j.is_running AND NOT j.is_waiting),
           min(j.run_at) FILTER (WHERE j.is_due)
      FROM (SELECT q.task_identifier, q.run_at, q.locked_at IS NOT NULL AS is_running,
                   q.locked_at IS NULL AND q.attempts < q.max_attempts AS is_waiting,
                   q.locked_at IS NULL AND q.attempts < q.max_attempts AND q.run_at <= now() AS is_due
              FROM graphile_worker.jobs q) j
     GROUP BY j.task_identifier;
END $$;

REVOKE EXECUTE ON FUNCTION queue_state FROM PUBLIC;
