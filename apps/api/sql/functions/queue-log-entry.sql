-- Queues an entry of the public log in the transaction of the caller: the entry is published if and only if it commits. With a
-- once key, a second entry with the same key is not queued. It takes no lock that other callers wait for.
CREATE OR REPLACE FUNCTION queue_log_entry(p_kind text, p_body jsonb, p_once_key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO log_entry (kind, body, once_key) VALUES (p_kind, p_body, p_once_key) ON CONFLICT (once_key) DO NOTHING;
END $$;

REVOKE EXECUTE ON FUNCTION queue_log_entry FROM PUBLIC;
