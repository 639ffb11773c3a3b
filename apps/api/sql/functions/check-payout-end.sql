-- Allows the end of a payout, and its reference, for one of two causes: a member of staff with the permission settles it while no
-- provider pays it through its API, or the API of the provider reported this end, which the worker stored in the transfer before. The
-- owner of the table is exempt.
CREATE OR REPLACE FUNCTION check_payout_end() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_new jsonb := to_jsonb(NEW);
  v_id uuid := coalesce(v_new ->> 'payout_id', v_new ->> 'id')::uuid;
  v_end text := coalesce(v_new ->> 'state', 'paid');
  v_transfer text := (SELECT t.state FROM payout_transfer t WHERE t.id = v_id);
BEGIN
  IF has_table_privilege(TG_RELID, 'TRUNCATE') THEN RETURN NEW; END IF;
  IF (v_transfer IS NULL OR v_transfer NOT IN ('requested', 'pending', v_end)) AND acts_as_staff('payouts.pay') THEN RETURN NEW; END IF;
  IF v_transfer = v_end AND v_new ->> 'settled_by' IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'payout % does not end as %: no member of staff acts with the permission payouts.pay, or its transfer is %',
    v_id, v_end, coalesce(v_transfer, 'missing') USING ERRCODE = '42501';
END $$;

REVOKE EXECUTE ON FUNCTION check_payout_end FROM PUBLIC;
