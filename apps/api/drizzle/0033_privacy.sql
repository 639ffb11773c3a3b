CREATE TABLE "excluded_person" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"email" "bytea" NOT NULL,
	"phone" "bytea",
	"person" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erase_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"size_bytes" bigint,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "data_export_state" CHECK ("data_export"."state" IN ('queued', 'running', 'ready', 'failed', 'expired')),
	CONSTRAINT "data_export_ready_whole" CHECK (("data_export"."state" = 'ready') = (cardinality("data_export"."file_ids") > 0) AND ("data_export"."state" <> 'ready' OR num_nulls("data_export"."size_bytes", "data_export"."expires_at", "data_export"."rows_total") = 0))
);
--> statement-breakpoint
ALTER TABLE "player_event" DROP CONSTRAINT "player_event_kind";--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "excluded_person_email" ON "excluded_person" USING btree ("email");--> statement-breakpoint
CREATE INDEX "excluded_person_phone" ON "excluded_person" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "excluded_person_person" ON "excluded_person" USING btree ("person");--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("erase_at") WHERE "account_deletion"."erased_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_unfinished" ON "data_export" USING btree ("player_id") WHERE "data_export"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("id") WHERE "data_export"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "data_export_expires" ON "data_export" USING btree ("expires_at") WHERE "data_export"."state" = 'ready';--> statement-breakpoint
ALTER TABLE "player_event" ADD CONSTRAINT "player_event_kind" CHECK ("player_event"."kind" IN ('signed_in', 'note', 'suspended', 'unsuspended', 'closed', 'redemption_suspended', 'redemption_restored', 'region_changed', 'export_requested', 'export_downloaded', 'deletion_requested', 'erased'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON data_export TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT ON account_deletion TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (erased_at) ON account_deletion TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON excluded_person TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (email_key) ON welcome_mailbox TO goldwren_api;
--> statement-breakpoint
-- Tax forms keep names, and so have an end (packages/rules, retention.ts): never before it.
GRANT DELETE ON tax_form TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER tax_form_kept BEFORE DELETE ON tax_form FOR EACH ROW
  WHEN (OLD.signed_at > now() - interval '7 years') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
-- Nobody takes a deletion back, brings it forward, or erases before its time.
CREATE TRIGGER account_deletion_stays BEFORE DELETE ON account_deletion
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER account_deletion_in_time BEFORE UPDATE ON account_deletion FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL OR NEW.erased_at < OLD.erase_at
        OR (OLD.player_id, OLD.requested_at, OLD.erase_at) IS DISTINCT FROM (NEW.player_id, NEW.requested_at, NEW.erase_at))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
-- The erasure of an account empties what says who somebody is. History can become silent there, never say anything else.
DROP TRIGGER identity_case_decided ON identity_case;
--> statement-breakpoint
CREATE TRIGGER identity_case_decided BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting' AND (OLD.player_id, OLD.id, OLD.status, OLD.attempt, OLD.submitted_at, OLD.decided_at,
         OLD.decided_by, OLD.decided_by_name, OLD.ssn_refused)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.status, NEW.attempt, NEW.submitted_at, NEW.decided_at,
         NEW.decided_by, NEW.decided_by_name, NEW.ssn_refused))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER identity_case_names BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting'
    AND (OLD.note, OLD.verified_first_name, OLD.verified_last_name, OLD.verified_birth_date)
      IS DISTINCT FROM (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date)
    AND (NEW.note, NEW.verified_first_name, NEW.verified_last_name, NEW.verified_birth_date)
      IS DISTINCT FROM (NULL::text, left(OLD.verified_first_name, 0), left(OLD.verified_last_name, 0),
        date_trunc('year', OLD.verified_birth_date)::date))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
GRANT UPDATE (facts) ON player_event TO goldwren_api;
--> statement-breakpoint
DROP TRIGGER player_event_append_only ON player_event;
--> statement-breakpoint
CREATE TRIGGER player_event_append_only BEFORE DELETE ON player_event FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER player_event_stays BEFORE UPDATE ON player_event FOR EACH ROW
  WHEN (OLD.kind <> 'note' OR NEW.facts <> '{}'::jsonb OR to_jsonb(OLD) - 'facts' <> to_jsonb(NEW) - 'facts')
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
GRANT UPDATE (note) ON redemption_event TO goldwren_api;
--> statement-breakpoint
DROP TRIGGER redemption_event_append_only ON redemption_event;
--> statement-breakpoint
CREATE TRIGGER redemption_event_append_only BEFORE DELETE ON redemption_event FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_event_stays BEFORE UPDATE ON redemption_event FOR EACH ROW
  WHEN (NEW.note IS NOT NULL OR to_jsonb(OLD) - 'note' <> to_jsonb(NEW) - 'note') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
GRANT UPDATE (text) ON order_staff_note TO goldwren_api;
--> statement-breakpoint
DROP TRIGGER order_staff_note_append_only ON order_staff_note;
--> statement-breakpoint
CREATE TRIGGER order_staff_note_append_only BEFORE DELETE ON order_staff_note FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER order_staff_note_stays BEFORE UPDATE ON order_staff_note FOR EACH ROW
  WHEN (NEW.text <> '' OR to_jsonb(OLD) - 'text' <> to_jsonb(NEW) - 'text') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
GRANT UPDATE (name) ON sanctions_screening, sanctions_match TO goldwren_api;
