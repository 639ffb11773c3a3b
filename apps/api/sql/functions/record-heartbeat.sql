-- Records that a pool of workers is alive, and releases the jobs of pools without a heartbeat for a minute: their process was
-- killed, and graphile-worker would release them only after four hours. A job that was locked less than a minute ago is left
-- alone, because the first heartbeat of a new pool comes after its first job. Returns the pools whose jobs were released.
-- A heartbeat releases nothing when the one before it from the same pool is more than a minute away: the database was not
-- reachable, or its clock has changed, so living pools look dead until their next heartbeat. A time more than a minute ahead
-- is one before such a change.
CREATE OR REPLACE FUNCTION record_heartbeat(p_pool text) RETURNS TABLE (dead_pool text)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_first timestamptz := now() - interval '1 minute';
  v_last timestamptz := now() + interval '1 minute';
  v_before timestamptz;
  v_dead text[];
BEGIN
  SELECT h.at INTO v_before FROM worker_heartbeat h WHERE h.pool = p_pool;
  INSERT INTO worker_heartbeat AS h (pool, at) VALUES (p_pool, now()) ON CONFLICT (pool) DO UPDATE SET at = excluded.at;
  IF v_before NOT BETWEEN v_first AND v_last THEN RETURN; END IF;
  DELETE FROM worker_heartbeat h WHERE h.at < now() - interval '1 day' OR h.at > now() + interval '1 day';
  v_dead := ARRAY(
    SELECT DISTINCT j.locked_by FROM graphile_worker.jobs j
     WHERE j.locked_at NOT BETWEEN v_first AND v_last
       AND NOT EXISTS (SELECT FROM worker_heartbeat h WHERE h.pool = j.locked_by AND h.at > v_first AND h.at < v_last));
  IF v_dead = '{}' THEN RETURN; END IF;
  PERFORM graphile_worker.force_unlock_workers(v_dead);
  RETURN QUERY SELECT unnest(v_dead);
END $$;

REVOKE EXECUTE ON FUNCTION record_heartbeat FROM PUBLIC;
