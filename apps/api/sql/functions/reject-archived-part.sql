-- Rejects the deletion of a part of an archived month. The parts of a month that is not complete can be written again.
CREATE OR REPLACE FUNCTION reject_archived_part() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM archived_month m WHERE m.month = OLD.month) THEN
    RAISE EXCEPTION '% on % is refused: % is archived', TG_OP, TG_TABLE_NAME, OLD.month USING ERRCODE = 'GW002';
  END IF;
  RETURN OLD;
END $$;

REVOKE EXECUTE ON FUNCTION reject_archived_part FROM PUBLIC;
