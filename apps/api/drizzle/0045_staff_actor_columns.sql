-- Columns that name who of the staff decided take only the member who acts in the transaction.
CREATE FUNCTION is_acting_staff(p_who text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM staff_member m WHERE m.id = acting_staff() AND p_who IN (m.id::text, m.email));
END $$;
--> statement-breakpoint
CREATE FUNCTION only_acting_staff() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_who text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' AND v_who IS NOT DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0] THEN RETURN NEW; END IF;
  IF pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN RETURN NEW; END IF;
  IF NOT is_acting_staff(v_who) THEN
    RAISE EXCEPTION '% of % names another member of staff than the one who acts', TG_ARGV[0], TG_TABLE_NAME
      USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_acting_staff, only_acting_staff FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER adjustment_requested_by_acts BEFORE INSERT OR UPDATE OF requested_by ON adjustment
  FOR EACH ROW WHEN (NEW.requested_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('requested_by');
--> statement-breakpoint
CREATE TRIGGER adjustment_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON adjustment
  FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('decided_by');
--> statement-breakpoint
CREATE TRIGGER operator_alert_settled_by_acts BEFORE INSERT OR UPDATE OF settled_by ON operator_alert
  FOR EACH ROW WHEN (NEW.settled_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('settled_by');
--> statement-breakpoint
CREATE TRIGGER exclusion_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON exclusion_match
  FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('decided_by');
--> statement-breakpoint
CREATE TRIGGER sanctions_match_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON sanctions_match
  FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('decided_by');
--> statement-breakpoint
CREATE TRIGGER free_entry_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON free_entry
  FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('decided_by');
--> statement-breakpoint
CREATE TRIGGER game_look_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON game_look
  FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION only_acting_staff('staff_id');
--> statement-breakpoint
CREATE TRIGGER identity_case_decided_by_acts BEFORE INSERT OR UPDATE OF decided_by ON identity_case
  FOR EACH ROW WHEN (NEW.decided_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('decided_by');
--> statement-breakpoint
CREATE TRIGGER payout_batch_started_by_acts BEFORE INSERT OR UPDATE OF started_by ON payout_batch
  FOR EACH ROW WHEN (NEW.started_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('started_by');
--> statement-breakpoint
CREATE TRIGGER payout_settled_by_acts BEFORE INSERT OR UPDATE OF settled_by ON payout
  FOR EACH ROW WHEN (NEW.settled_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('settled_by');
--> statement-breakpoint
CREATE TRIGGER player_event_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON player_event
  FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION only_acting_staff('staff_id');
--> statement-breakpoint
CREATE TRIGGER redemption_event_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON redemption_event
  FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION only_acting_staff('staff_id');
--> statement-breakpoint
CREATE TRIGGER redemption_approval_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON redemption_approval
  FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION only_acting_staff('staff_id');
--> statement-breakpoint
CREATE TRIGGER support_message_staff_id_acts BEFORE INSERT OR UPDATE OF staff_id ON support_message
  FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION only_acting_staff('staff_id');
--> statement-breakpoint
CREATE TRIGGER tax_year_form_issued_by_acts BEFORE INSERT OR UPDATE OF issued_by ON tax_year_form
  FOR EACH ROW WHEN (NEW.issued_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('issued_by');
--> statement-breakpoint
CREATE TRIGGER order_staff_note_written_by_acts BEFORE INSERT OR UPDATE OF written_by ON order_staff_note
  FOR EACH ROW WHEN (NEW.written_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('written_by');
--> statement-breakpoint
CREATE TRIGGER claims_confirmation_confirmed_by_acts BEFORE INSERT OR UPDATE OF confirmed_by ON claims_confirmation
  FOR EACH ROW WHEN (NEW.confirmed_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('confirmed_by');
--> statement-breakpoint
CREATE TRIGGER coin_package_version_changed_by_acts BEFORE INSERT OR UPDATE OF changed_by ON coin_package_version
  FOR EACH ROW WHEN (NEW.changed_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('changed_by');
--> statement-breakpoint
CREATE TRIGGER coin_package_changed_by_acts BEFORE INSERT OR UPDATE OF changed_by ON coin_package
  FOR EACH ROW WHEN (NEW.changed_by IS NOT NULL) EXECUTE FUNCTION only_acting_staff('changed_by');
--> statement-breakpoint
CREATE FUNCTION only_identity_review() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.identity_status = OLD.identity_status THEN RETURN NEW; END IF;
  END IF;
  IF pg_has_role(current_user, (SELECT c.relowner FROM pg_class c WHERE c.oid = TG_RELID), 'USAGE') THEN RETURN NEW; END IF;
  IF NOT acts_as_staff('identity.review') THEN
    RAISE EXCEPTION 'only a member of staff who reviews identities verifies or rejects one' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION only_identity_review FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER player_identity_reviewed BEFORE INSERT OR UPDATE OF identity_status ON player
  FOR EACH ROW WHEN (NEW.identity_status IN ('verified', 'rejected')) EXECUTE FUNCTION only_identity_review();
