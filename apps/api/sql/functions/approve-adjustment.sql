-- Approves a correction that another member of staff requested: its row and its posting in one statement, once. Sweeps Coins
-- that it adds must be played once. Returns the amount moved, the balance now, and a reason when nothing was done:
-- second_person, decided, requester_gone (that person no longer has the permission, or is disabled or locked), or null. Refuses as
-- post_entry does; the request then stays pending.
CREATE OR REPLACE FUNCTION approve_adjustment(p_player uuid, p_id uuid)
RETURNS TABLE (refusal text, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v adjustment%ROWTYPE;
  v_unplayed bigint := 0;
  v_balance bigint;
  v_staff uuid := deciding_staff('adjustments.approve');
BEGIN
  SELECT * INTO v FROM adjustment a WHERE a.player_id = p_player AND a.id = p_id;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  -- The wallet first, as everywhere; then the request, which says whether it still waits.
  PERFORM 1 FROM wallet w WHERE w.player_id = p_player AND w.currency = v.currency FOR UPDATE;
  SELECT * INTO v FROM adjustment a WHERE a.player_id = p_player AND a.id = p_id FOR UPDATE;
  IF v.status <> 'pending' THEN RETURN QUERY SELECT 'decided', NULL::bigint; RETURN; END IF;
  IF v.requested_by = v_staff THEN RETURN QUERY SELECT 'second_person', NULL::bigint; RETURN; END IF;
  IF NOT EXISTS (SELECT FROM staff_member m
                 JOIN staff_permission p ON p.role = ANY (m.roles) AND p.permission = 'adjustments.request' AND p.granted
                  WHERE m.id = v.requested_by AND m.disabled_at IS NULL AND m.locked_at IS NULL) THEN
    RETURN QUERY SELECT 'requester_gone', NULL::bigint; RETURN;
  END IF;

  IF v.currency = 'sweeps' AND v.amount > 0 THEN v_unplayed := v.amount; END IF;
  SELECT p.balance INTO v_balance
    FROM post_entry('staff', 'adjustment', p_player, v.currency, v.amount, v_unplayed, p_id) p;
  UPDATE adjustment a SET status = 'approved', decided_by = v_staff, decided_at = now()
    WHERE a.player_id = p_player AND a.id = p_id;
  RETURN QUERY SELECT NULL::text, v_balance;
END $$;

REVOKE EXECUTE ON FUNCTION approve_adjustment FROM PUBLIC;
