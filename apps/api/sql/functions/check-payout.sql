-- A new payout belongs to an approved redemption and has its amount and method. The owner of the table is exempt.
CREATE OR REPLACE FUNCTION check_payout() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT has_table_privilege(TG_RELID, 'TRUNCATE')
     AND NOT (NEW.state = 'processing' AND EXISTS (
       SELECT FROM redemption r WHERE r.player_id = NEW.player_id AND r.id = NEW.redemption_id
          AND r.status = 'approved' AND r.usd_cents = NEW.gross_cents AND r.payout_method = NEW.method)) THEN
    RAISE EXCEPTION 'payout % is not of an approved redemption of its amount', NEW.id USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION check_payout FROM PUBLIC;
