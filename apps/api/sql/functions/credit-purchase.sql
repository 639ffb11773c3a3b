-- Credits the coins of a paid order, once per order. Sweeps Coins must be played once.
-- It proves the cause: a notification with the provider's signature that names this order and says that its price was paid,
-- or an order in review that a member of staff decides. The amounts are those of the package, never the caller's: the
-- order's own, if a version of its package had them, or those of the regular package p_package when the special was already
-- used.
-- p_with_sweeps false: only Gold Coins, where the policy allows no Sweeps Coins. The caller has called check_purchase in
-- this transaction. Refuses: not_found, conflict (credited or reversed before). SQLSTATE GW003: the cause is missing.
CREATE OR REPLACE FUNCTION credit_purchase(p_player uuid, p_order uuid, p_package int, p_with_sweeps boolean)
RETURNS TABLE (gold bigint, sweeps bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  o store_order%ROWTYPE;
  v_gold bigint;
  v_sweeps bigint;
  v_posted boolean;
  v_now timestamptz := now();
BEGIN
  SELECT * INTO o FROM store_order x WHERE x.player_id = p_player AND x.id = p_order FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF o.status IN ('paid', 'refunded', 'charged_back') THEN PERFORM refuse('conflict'); END IF;

  IF NOT (o.status = 'review' AND acts_as_staff('orders.review')) AND NOT EXISTS (
    SELECT FROM genuine_notices(o.provider, ARRAY[o.id || '-' || o.player_id]) n
     WHERE n.status = 'paid' AND n.currency = 'USD' AND n.cents = o.price_cents) THEN
    RAISE EXCEPTION 'order % has no signed notification that it was paid', p_order USING ERRCODE = 'GW003';
  END IF;

  IF p_package IS NULL THEN
    SELECT v.gold, v.sweeps INTO v_gold, v_sweeps FROM coin_package_version v
      WHERE v.package_id = o.package_id AND v.price_cents = o.price_cents AND v.gold = o.gold AND v.sweeps = o.sweeps
        AND (NOT o.first_purchase OR EXISTS (SELECT FROM first_purchase f WHERE f.player_id = p_player AND f.order_id = p_order))
      LIMIT 1;
  ELSE
    SELECT p.gold, p.sweeps INTO v_gold, v_sweeps FROM coin_package p
      WHERE p.id = p_package AND NOT p.first_purchase AND o.first_purchase
        AND (p.price_cents = o.price_cents
             OR NOT EXISTS (SELECT FROM coin_package r WHERE NOT r.first_purchase AND r.price_cents = o.price_cents));
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'order % does not have the terms of a package', p_order USING ERRCODE = 'GW003';
  END IF;
  IF NOT p_with_sweeps THEN v_sweeps := 0; END IF;

  SELECT e.posted INTO v_posted FROM post_entry('store', 'purchase', p_player, 'gold', v_gold, 0, p_order) e;
  -- Limits of purchases count what was paid, with the Gold Coins that it bought.
  IF v_posted THEN
    UPDATE play_limit l SET
      used = CASE WHEN l.period_start < product_period_start(l.period, v_now) THEN 0 ELSE l.used END + o.price_cents,
      period_start = greatest(l.period_start, product_period_start(l.period, v_now))
    WHERE l.player_id = p_player AND l.kind = 'purchase';
  END IF;
  IF v_sweeps > 0 THEN PERFORM post_entry('store', 'purchase', p_player, 'sweeps', v_sweeps, v_sweeps, p_order); END IF;
  RETURN QUERY SELECT v_gold, v_sweeps;
END $$;

REVOKE EXECUTE ON FUNCTION credit_purchase FROM PUBLIC;
