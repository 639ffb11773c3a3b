-- Queues a new maths version for the public log.
CREATE OR REPLACE FUNCTION log_maths() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM queue_log_entry('maths', jsonb_build_object('game', NEW.slug, 'version', NEW.version, 'hash', NEW.hash), NULL);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION log_maths FROM PUBLIC;
