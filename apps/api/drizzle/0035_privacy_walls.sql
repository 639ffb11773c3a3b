ALTER TABLE "data_export" ADD COLUMN "with_documents" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Until now the API could make history silent of anybody, whenever. From here on what the erasure of an account takes away
-- goes with an account that was closed, deleted thirty days ago and marked as erased, and with no other.
CREATE FUNCTION only_erasure() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM account_deletion WHERE player_id = OLD.player_id AND erased_at IS NOT NULL) THEN
    RAISE EXCEPTION '% on % is refused: only the erasure of its account takes this away', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'GW002';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE FUNCTION only_after_exclusion() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM player WHERE id = OLD.player_id AND excluded_until <= now()) THEN
    RAISE EXCEPTION '% on % is refused: the exclusion is not over', TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION only_erasure, only_after_exclusion FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION account_is_closed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM player WHERE id = NEW.player_id AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION '% on % is refused: the account is open', TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION account_is_closed FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER account_deletion_begins BEFORE INSERT ON account_deletion FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL OR NEW.requested_at <> now() OR NEW.erase_at < now() + interval '30 days')
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER account_deletion_closed BEFORE INSERT ON account_deletion FOR EACH ROW EXECUTE FUNCTION account_is_closed();
--> statement-breakpoint
DROP TRIGGER account_deletion_in_time ON account_deletion;
--> statement-breakpoint
CREATE TRIGGER account_deletion_in_time BEFORE UPDATE ON account_deletion FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL OR NEW.erased_at < OLD.erase_at OR NEW.erased_at > now()
        OR (OLD.player_id, OLD.requested_at, OLD.erase_at) IS DISTINCT FROM (NEW.player_id, NEW.requested_at, NEW.erase_at))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER player_event_erased BEFORE UPDATE ON player_event FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER redemption_event_erased BEFORE UPDATE ON redemption_event FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER order_staff_note_erased BEFORE UPDATE ON order_staff_note FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER identity_case_erased BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting' AND (OLD.note, OLD.verified_first_name, OLD.verified_last_name, OLD.verified_birth_date)
    IS DISTINCT FROM (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date))
  EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
-- A name that was screened stays, or goes; that of a confirmed likeness not before its ten years are over.
CREATE TRIGGER sanctions_screening_stays BEFORE UPDATE ON sanctions_screening FOR EACH ROW
  WHEN (NEW.name <> '' OR to_jsonb(OLD) - 'name' <> to_jsonb(NEW) - 'name') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER sanctions_screening_erased BEFORE UPDATE ON sanctions_screening FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER sanctions_match_name_stays BEFORE UPDATE ON sanctions_match FOR EACH ROW
  WHEN (OLD.name <> NEW.name AND (NEW.name <> 'erased-' || OLD.id
    OR (OLD.state = 'confirmed' AND OLD.opened_at > now() - interval '10 years')))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER sanctions_match_erased BEFORE UPDATE ON sanctions_match FOR EACH ROW
  WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
-- A mailbox that had its welcome is not made free for another one.
CREATE TRIGGER welcome_mailbox_stays BEFORE UPDATE ON welcome_mailbox FOR EACH ROW
  WHEN (OLD.player_id <> NEW.player_id OR NEW.email_key !~ '^erased:[0-9a-f]{64}$') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER welcome_mailbox_erased BEFORE UPDATE ON welcome_mailbox FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER excluded_person_stays BEFORE DELETE ON excluded_person FOR EACH ROW EXECUTE FUNCTION only_after_exclusion();
--> statement-breakpoint
-- Exports and tickets end with their account. Messages go with their ticket, and in no other way.
GRANT DELETE ON data_export, support_ticket TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER data_export_erased BEFORE DELETE ON data_export FOR EACH ROW EXECUTE FUNCTION only_erasure();
--> statement-breakpoint
CREATE TRIGGER support_ticket_erased BEFORE DELETE ON support_ticket FOR EACH ROW EXECUTE FUNCTION only_erasure();
