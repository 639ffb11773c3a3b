-- Pays what the player owes in Sweeps Coins, oldest debt first, out of p_amount that has just returned to the wallet. One
-- posting; p_ref names what returned. A debt that is paid in full is deleted; the journal has its history.
-- The caller has locked the wallet. Not for the API.
CREATE OR REPLACE FUNCTION pay_debt(p_player uuid, p_amount bigint, p_ref uuid) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  d player_debt%ROWTYPE;
  v_part bigint;
  v_paid bigint := 0;
BEGIN
  FOR d IN SELECT * FROM player_debt x WHERE x.player_id = p_player AND x.currency = 'sweeps'
            ORDER BY x.created_at, x.order_id FOR UPDATE LOOP
    v_part := least(p_amount - v_paid, d.amount);
    EXIT WHEN v_part = 0;
    IF v_part = d.amount THEN
      DELETE FROM player_debt x WHERE x.player_id = p_player AND x.order_id = d.order_id AND x.currency = 'sweeps';
    ELSE
      UPDATE player_debt x SET amount = x.amount - v_part
        WHERE x.player_id = p_player AND x.order_id = d.order_id AND x.currency = 'sweeps';
    END IF;
    v_paid := v_paid + v_part;
  END LOOP;
  IF v_paid > 0 THEN PERFORM post_entry('store', 'purchase_reversal', p_player, 'sweeps', -v_paid, 0, p_ref); END IF;
END $$;

REVOKE EXECUTE ON FUNCTION pay_debt FROM PUBLIC;
