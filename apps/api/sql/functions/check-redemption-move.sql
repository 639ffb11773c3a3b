-- Checks the cause of each change of a redemption's state:
--   in_review    the identity of the player is verified
--   approved     the approvals that the amount needs, by people who are not disabled, or a payout that failed
--   processing   a payout that is being processed
--   paid         a paid payout of the same amounts
--   forfeited    a member of staff with the permission to forfeit
-- The owner of the table is exempt: return_redemption returns the coins together with the state.
-- SQLSTATE 42501: the cause is missing.
CREATE OR REPLACE FUNCTION check_redemption_move() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_is_proven boolean := false;
BEGIN
  IF has_table_privilege(TG_RELID, 'TRUNCATE') THEN RETURN NEW; END IF;
  IF OLD.status = 'awaiting_verification' AND NEW.status = 'in_review' THEN
    v_is_proven := acts_as_staff('identity.review')
      AND EXISTS (SELECT FROM player p WHERE p.id = NEW.player_id AND p.identity_status = 'verified');
  ELSIF OLD.status = 'in_review' AND NEW.status = 'approved' THEN
    v_is_proven := acts_as_staff('redemptions.review') AND
      (SELECT count(*) FROM redemption_approval a WHERE a.player_id = NEW.player_id AND a.redemption_id = NEW.id
          AND NOT EXISTS (SELECT FROM staff_member m WHERE m.id = a.staff_id AND m.disabled_at IS NOT NULL))
        >= CASE WHEN NEW.sweeps_submitted > one_approval_hundredths() THEN 2 ELSE 1 END;
  ELSIF OLD.status = 'processing' AND NEW.status = 'approved' THEN
    -- Each end of a payout has proved its own cause (check_payout_end).
    v_is_proven := NOT EXISTS (
      SELECT FROM payout p WHERE p.player_id = NEW.player_id AND p.redemption_id = NEW.id AND p.state <> 'failed')
      AND (acts_as_staff('payouts.pay') OR EXISTS (SELECT FROM payout p
        WHERE p.player_id = NEW.player_id AND p.redemption_id = NEW.id AND p.settled_by IS NULL));
  ELSIF OLD.status = 'approved' AND NEW.status = 'processing' THEN
    v_is_proven := acts_as_staff('payouts.pay') AND EXISTS (
      SELECT FROM payout p WHERE p.player_id = NEW.player_id AND p.redemption_id = NEW.id AND p.state = 'processing');
  ELSIF OLD.status = 'processing' AND NEW.status = 'paid' THEN
    v_is_proven := EXISTS (
      SELECT FROM payout p WHERE p.player_id = NEW.player_id AND p.redemption_id = NEW.id AND p.state = 'paid'
         AND p.net_cents = NEW.paid_cents AND p.withheld_cents = NEW.withheld_cents
         AND (p.settled_by IS NULL OR acts_as_staff('payouts.pay')));
  ELSIF NEW.status = 'forfeited' AND OLD.status = ANY (open_redemption_statuses()) AND OLD.status <> 'processing' THEN
    v_is_proven := acts_as_staff('redemptions.forfeit');
  END IF;
  IF v_is_proven IS NOT TRUE THEN
    RAISE EXCEPTION 'redemption % does not move from % to %: the cause is missing', NEW.id, OLD.status, NEW.status
      USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION check_redemption_move FROM PUBLIC;
