-- Queues the job of a new or changed row: AFTER triggers call it with the name of the task and a priority. The row and its job are
-- committed or rolled back together, and a login can queue no other job. Jobs on a schedule have priority 0 and come first.
-- The row counts the attempts, so the job has the largest limit that graphile-worker allows: a job that ends before its row
-- gives up would leave the row waiting for ever.
CREATE OR REPLACE FUNCTION enqueue_job() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    TG_ARGV[0],
    json_strip_nulls(json_build_object('id', NEW.id, 'playerId', to_jsonb(NEW) -> 'player_id')),
    job_key => TG_ARGV[0] || ':' || NEW.id,
    priority => TG_ARGV[1]::int,
    max_attempts => 32767);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION enqueue_job FROM PUBLIC;
