-- Gives a package the terms that the deciding cell sells, as its next version here. Existing orders do not change. Returns false when
-- this build has no such package, or another special: the home page and the policies print its terms.
CREATE OR REPLACE FUNCTION apply_site_package(p_package int, p_cell text, p_value jsonb) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v coin_package%ROWTYPE;
  n coin_package%ROWTYPE;
  v_now timestamptz := now();
BEGIN
  -- In the order of a change by staff.
  PERFORM 1 FROM coin_package p ORDER BY p.id FOR UPDATE;
  SELECT * INTO v FROM coin_package p WHERE p.id = p_package;
  IF NOT FOUND OR v.first_purchase <> (p_value ->> 'first_purchase')::boolean THEN RETURN false; END IF;
  n := v;
  n.name := p_value ->> 'name';
  n.price_cents := p_value ->> 'price_cents';
  n.gold := p_value ->> 'gold';
  n.sweeps := p_value ->> 'sweeps';
  n.list_order := p_value ->> 'list_order';
  n.enabled := p_value ->> 'enabled';
  IF v.first_purchase AND (v.price_cents, v.gold, v.sweeps) IS DISTINCT FROM (n.price_cents, n.gold, n.sweeps) THEN RETURN false; END IF;
  IF n IS NOT DISTINCT FROM v THEN RETURN true; END IF;
  n.version := v.version + 1;
  -- Never null: a release must not replace what the deciding cell sells.
  n.changed_by := coalesce(p_value ->> 'by', p_cell);
  UPDATE coin_package p SET name = n.name, price_cents = n.price_cents, gold = n.gold, sweeps = n.sweeps, list_order = n.list_order,
    enabled = n.enabled, version = n.version, changed_by = n.changed_by WHERE p.id = p_package;
  INSERT INTO coin_package_version (package_id, version, name, price_cents, gold, sweeps, list_order, enabled, at, changed_by, reason)
  VALUES (p_package, n.version, n.name, n.price_cents, n.gold, n.sweeps, n.list_order, n.enabled, v_now, n.changed_by,
    coalesce(p_value ->> 'reason', ''));
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION apply_site_package FROM PUBLIC;
