-- Rows of staff_audit whose facts may describe this player: rows about the account, rows about records that belong to it,
-- and rows whose facts name it. Support tickets and free entries of an address belong to the account that verified the
-- address, as in modules/support and modules/free-entry. An alert may be deleted, so its facts are searched.
CREATE OR REPLACE FUNCTION audit_rows_about(p_player uuid) RETURNS TABLE (seq bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  WITH owner AS (
    SELECT p.email, p.email_key FROM player p WHERE p.id = p_player AND p.email_verified_at IS NOT NULL
  ), subject(type, id) AS (
    SELECT 'player', p_player
    UNION ALL SELECT 'adjustment', x.id FROM adjustment x WHERE x.player_id = p_player
    UNION ALL SELECT 'redemption', x.id FROM redemption x WHERE x.player_id = p_player
    UNION ALL SELECT 'payout', x.id FROM payout x WHERE x.player_id = p_player
    UNION ALL SELECT 'document', x.id FROM identity_document x WHERE x.player_id = p_player
    UNION ALL SELECT 'identity', x.id FROM identity_case x WHERE x.player_id = p_player
    UNION ALL SELECT 'order', x.id FROM store_order x WHERE x.player_id = p_player
    UNION ALL SELECT 'sanctions', x.id FROM sanctions_match x WHERE x.player_id = p_player
    UNION ALL SELECT 'exclusion', x.id FROM exclusion_match x WHERE p_player IN (x.player_id, x.excluded_player_id)
    UNION ALL SELECT 'risk', x.id FROM risk_case x WHERE x.player_id = p_player
    UNION ALL SELECT 'entry', x.id FROM free_entry x WHERE x.player_id = p_player
    UNION ALL SELECT 'entry', x.id FROM free_entry x JOIN owner o USING (email_key, email) WHERE x.player_id IS NULL
    UNION ALL SELECT 'ticket', x.id FROM support_ticket x WHERE x.player_id = p_player
    UNION ALL SELECT 'ticket', x.id FROM support_ticket x JOIN owner o USING (email_key, email) WHERE x.player_id IS NULL
  )
  SELECT a.seq FROM subject s JOIN staff_audit a ON a.subject_id = s.id::text AND a.subject_type = s.type
  UNION
  SELECT a.seq FROM staff_audit a WHERE a.facts ->> 'player' = p_player::text
  UNION
  SELECT a.seq FROM staff_audit a LEFT JOIN operator_alert x ON x.id::text = a.subject_id
   WHERE a.action = 'alert.settled' AND a.subject_type = 'alert'
     AND concat(a.facts::text, x.key, x.facts::text) LIKE '%' || p_player || '%';
END $$;

REVOKE EXECUTE ON FUNCTION audit_rows_about FROM PUBLIC;
