-- Stores the signed statement of an ended session. Only the first one is stored, and later calls get that one. Returns the
-- stored statement; no row when the session does not exist or has not ended.
CREATE OR REPLACE FUNCTION store_session_statement(
  p_player uuid, p_session uuid, p_statement jsonb, p_signature bytea, p_key_id text
) RETURNS TABLE (statement jsonb, signature bytea, key_id text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE game_session s SET statement = p_statement, statement_signature = p_signature, statement_key_id = p_key_id
   WHERE s.player_id = p_player AND s.id = p_session AND s.ended_at IS NOT NULL AND s.statement IS NULL;
  RETURN QUERY SELECT s.statement, s.statement_signature, s.statement_key_id FROM game_session s
    WHERE s.player_id = p_player AND s.id = p_session AND s.statement IS NOT NULL;
END $$;

REVOKE EXECUTE ON FUNCTION store_session_statement FROM PUBLIC;
