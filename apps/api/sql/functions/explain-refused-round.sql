-- Why a round was not accepted, or its stored twin. Called when nothing has been written yet.
-- Returns the stored round's id when the same round had been played; refuses otherwise.
CREATE OR REPLACE FUNCTION explain_refused_round(
  p_player uuid, p_session uuid, p_nonce int, p_currency currency, p_stake bigint, p_client_seed text, p_choice jsonb
) RETURNS uuid
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  s game_session%ROWTYPE;
  r round%ROWTYPE;
BEGIN
  SELECT * INTO r FROM round x WHERE x.player_id = p_player AND x.session_id = p_session AND x.nonce = p_nonce;
  IF FOUND THEN
    IF r.currency = p_currency AND r.stake - r.raised = p_stake AND r.client_seed = p_client_seed AND r.choice = p_choice THEN
      RETURN r.id;
    END IF;
    PERFORM refuse('nonce_conflict');
  END IF;
  SELECT * INTO s FROM game_session x WHERE x.player_id = p_player AND x.id = p_session;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF s.ended_at IS NOT NULL THEN PERFORM refuse('session_ended'); END IF;
  IF s.open_round_id IS NOT NULL THEN PERFORM refuse('round_open'); END IF;
  IF s.next_nonce <> p_nonce THEN PERFORM refuse('nonce_conflict'); END IF;
  PERFORM refuse('too_fast');
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION explain_refused_round FROM PUBLIC;
