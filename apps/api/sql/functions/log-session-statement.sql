-- Queues the signed statement of an ended session for the public log, which publishes only its hash and its signature.
CREATE OR REPLACE FUNCTION log_session_statement() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM queue_log_entry('session_statement', jsonb_build_object(
    'session', NEW.id,
    'commitment', encode(NEW.commitment, 'hex'),
    'statement', NEW.statement,
    'signature', encode(NEW.statement_signature, 'hex'),
    'key_id', NEW.statement_key_id), NULL);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION log_session_statement FROM PUBLIC;
