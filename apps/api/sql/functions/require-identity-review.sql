-- Only a member of staff who reviews identities (begin_staff_action) verifies or rejects a player. The login of the players'
-- calls cannot. The owner of the table is exempt.
CREATE OR REPLACE FUNCTION require_identity_review() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.identity_status = OLD.identity_status THEN RETURN NEW; END IF;
  END IF;
  IF has_table_privilege(TG_RELID, 'TRUNCATE') THEN RETURN NEW; END IF;
  IF NOT acts_as_staff('identity.review') THEN
    RAISE EXCEPTION 'only a member of staff who reviews identities verifies or rejects one' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_identity_review FROM PUBLIC;
