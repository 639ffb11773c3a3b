-- Every change of a package and of its versions names the member of staff who makes it, who has the permission to edit
-- packages, in the cell that decides for the site. This holds for unchanged and for empty values too, because credit_purchase trusts these rows. The owner of the
-- table is exempt (migrations, the first packages).
CREATE OR REPLACE FUNCTION require_package_editor() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT has_table_privilege(TG_RELID, 'TRUNCATE')
     AND NOT coalesce(decides_for_site() AND acts_as_staff('packages.edit') AND is_acting_staff(NEW.changed_by::text), false) THEN
    RAISE EXCEPTION '% on % is refused: it does not name the member of staff who edits packages now', TG_OP, TG_TABLE_NAME
      USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION require_package_editor FROM PUBLIC;
