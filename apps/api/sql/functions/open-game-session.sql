-- Opens a session, or returns the open one: there is one per player and game. It retries when the open session ends between
-- the rejected insert and the query.
CREATE OR REPLACE FUNCTION open_game_session(
  p_player uuid, p_session uuid, p_game int, p_maths smallint, p_sealed_seed bytea, p_commitment bytea,
  p_chain_start bytea
) RETURNS TABLE (session_id uuid, resumed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOOP
    INSERT INTO game_session (player_id, id, game_id, maths_id, sealed_server_seed, commitment, chain_start)
    VALUES (p_player, p_session, p_game, p_maths, p_sealed_seed, p_commitment, p_chain_start)
    ON CONFLICT (player_id, game_id) WHERE ended_at IS NULL DO NOTHING;
    IF FOUND THEN RETURN QUERY SELECT p_session, false; RETURN; END IF;
    RETURN QUERY SELECT s.id, true FROM game_session s
      WHERE s.player_id = p_player AND s.game_id = p_game AND s.ended_at IS NULL;
    IF FOUND THEN RETURN; END IF;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION open_game_session FROM PUBLIC;
