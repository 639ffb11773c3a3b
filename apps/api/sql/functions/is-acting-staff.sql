-- Checks whether this is the ID or the email of the member of staff who acts in this transaction. See require_acting_staff.
CREATE OR REPLACE FUNCTION is_acting_staff(p_who text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM staff_member m WHERE m.id = acting_staff() AND p_who IN (m.id::text, m.email));
END $$;

REVOKE EXECUTE ON FUNCTION is_acting_staff FROM PUBLIC;
