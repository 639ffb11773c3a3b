-- Queues the start of a session for the public log. The sequencer blinds the session before it publishes the entry.
CREATE OR REPLACE FUNCTION log_session_start() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_maths_hash text;
BEGIN
  SELECT m.hash INTO v_maths_hash FROM game_maths m WHERE m.id = NEW.maths_id;
  PERFORM queue_log_entry('session_start', jsonb_build_object(
    'session', NEW.id,
    'commitment', encode(NEW.commitment, 'hex'),
    'chain_start', encode(NEW.chain_start, 'hex'),
    'maths_hash', v_maths_hash), NULL);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION log_session_start FROM PUBLIC;
