-- The column that a trigger names holds the id or email of the member of staff who acts in this transaction, or does not
-- change. Further arguments are permissions: the member acts with one of them. The owner of the table is exempt, because
-- functions that run as the owner read the actor from the record themselves.
CREATE OR REPLACE FUNCTION require_acting_staff() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_who text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' AND v_who IS NOT DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0] THEN RETURN NEW; END IF;
  IF has_table_privilege(TG_RELID, 'TRUNCATE') THEN RETURN NEW; END IF;
  IF NOT is_acting_staff(v_who) THEN
    RAISE EXCEPTION '% of % names another member of staff than the one who acts', TG_ARGV[0], TG_TABLE_NAME
      USING ERRCODE = '42501';
  END IF;
  IF cardinality(TG_ARGV) > 1 AND NOT EXISTS (SELECT FROM unnest(TG_ARGV[1:]) p(permission) WHERE acts_as_staff(p.permission)) THEN
    RAISE EXCEPTION '% on % is refused: the member of staff does not act with the permission %', TG_OP, TG_TABLE_NAME,
      array_to_string(TG_ARGV[1:], ' or ') USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_acting_staff FROM PUBLIC;
