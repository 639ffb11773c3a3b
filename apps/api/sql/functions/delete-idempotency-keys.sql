-- Deletes the keys of a player that are older than p_hours and returns their number. The effects of the calls stay.
CREATE OR REPLACE FUNCTION delete_idempotency_keys(p_player uuid, p_hours int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_forgotten bigint;
BEGIN
  DELETE FROM idempotency i WHERE i.player_id = p_player AND i.at < now() - p_hours * interval '1 hour';
  GET DIAGNOSTICS v_forgotten = ROW_COUNT;
  RETURN v_forgotten;
END $$;

REVOKE EXECUTE ON FUNCTION delete_idempotency_keys FROM PUBLIC;
