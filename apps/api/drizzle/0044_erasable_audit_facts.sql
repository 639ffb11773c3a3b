-- What staff wrote in their log about a person can be erased: the hash of a row covers a salted digest of its facts.
ALTER TABLE "staff_audit" ALTER COLUMN "facts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "facts_salt" "bytea";--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "facts_digest" "bytea";--> statement-breakpoint
ALTER TABLE "staff_audit" ADD COLUMN "erased_for" uuid;--> statement-breakpoint
-- Existing rows get a salt and a digest, and the chain is computed again in the new form. A chain that was broken before would
-- be valid afterwards. Nothing is in production yet; otherwise the old chain would have to be verified first and its head
-- written down.
ALTER TABLE staff_audit DISABLE TRIGGER staff_audit_append_only;
--> statement-breakpoint
DO $$
DECLARE
  r staff_audit%ROWTYPE;
  v_hash bytea := sha256('');
  v_prev bytea;
BEGIN
  FOR r IN SELECT * FROM staff_audit ORDER BY seq LOOP
    v_prev := v_hash;
    r.facts_salt := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    r.facts_digest := sha256(r.facts_salt || convert_to(r.facts::text, 'UTF8'));
    v_hash := sha256(v_prev || convert_to(jsonb_build_object(
      'seq', r.seq,
      'at', to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'staff', r.staff_id,
      'action', r.action,
      'subject_type', r.subject_type,
      'subject_id', r.subject_id,
      'facts_digest', encode(r.facts_digest, 'hex')
    )::text, 'UTF8'));
    UPDATE staff_audit SET facts_salt = r.facts_salt, facts_digest = r.facts_digest, prev_hash = v_prev, hash = v_hash
     WHERE seq = r.seq;
  END LOOP;
  UPDATE staff_audit_head SET hash = v_hash;
END $$;
--> statement-breakpoint
ALTER TABLE staff_audit ALTER COLUMN facts_digest SET NOT NULL;
--> statement-breakpoint
DROP TRIGGER staff_audit_append_only ON staff_audit;
--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE DELETE ON staff_audit FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
-- Refuses every change until prepare has put the text of sql/functions in its place.
CREATE FUNCTION only_audit_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: history is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'GW002';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_audit_only_erasure BEFORE UPDATE ON staff_audit FOR EACH ROW EXECUTE FUNCTION only_audit_erasure();
--> statement-breakpoint
CREATE INDEX "staff_audit_player" ON "staff_audit" USING btree (("facts" ->> 'player'));--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_facts_whole" CHECK (("staff_audit"."facts" IS NULL) = ("staff_audit"."facts_salt" IS NULL));--> statement-breakpoint
ALTER TABLE "staff_audit" ADD CONSTRAINT "staff_audit_facts_erased" CHECK (("staff_audit"."facts" IS NULL) = ("staff_audit"."erased_for" IS NOT NULL));
