-- Allows a change only while a member of staff acts in this transaction with one of the permissions that the trigger names
-- (begin_staff_action). The owner of the table is exempt, because functions that run as the owner prove the cause themselves.
CREATE OR REPLACE FUNCTION require_staff_permission() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT has_table_privilege(TG_RELID, 'TRUNCATE')
     AND NOT EXISTS (SELECT FROM unnest(TG_ARGV) p(permission) WHERE acts_as_staff(p.permission)) THEN
    RAISE EXCEPTION '% on % is refused: no member of staff acts with the permission %', TG_OP, TG_TABLE_NAME,
      array_to_string(TG_ARGV, ' or ') USING ERRCODE = '42501';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

REVOKE EXECUTE ON FUNCTION require_staff_permission FROM PUBLIC;
