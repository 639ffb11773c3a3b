-- The log of what staff do, and since when a session has been proved to be its owner's.
CREATE TABLE "staff_audit" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"facts" jsonb NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "staff_audit_subject_whole" CHECK (("staff_audit"."subject_type" IS NULL) = ("staff_audit"."subject_id" IS NULL)),
	CONSTRAINT "staff_audit_facts_small" CHECK (octet_length("staff_audit"."facts"::text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "staff_audit_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "staff_audit_head_only" CHECK ("staff_audit_head"."only")
);
--> statement-breakpoint
ALTER TABLE "http_session" ADD COLUMN "is_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_audit_staff" ON "staff_audit" USING btree ("staff_id","seq");--> statement-breakpoint
CREATE INDEX "staff_audit_action" ON "staff_audit" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "staff_audit_subject" ON "staff_audit" USING btree ("subject_id","seq");--> statement-breakpoint
CREATE INDEX "staff_audit_at" ON "staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_audit_words" ON "staff_audit" USING gin (jsonb_to_tsvector('simple', "facts", '["all"]'));--> statement-breakpoint
INSERT INTO staff_audit_head (seq, hash) VALUES (0, sha256(''));
--> statement-breakpoint
-- Rows are written by append_audit alone, and the head moves with them.
GRANT SELECT ON staff_audit, staff_audit_head TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON staff_audit
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_no_truncate BEFORE TRUNCATE ON staff_audit
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_head_stays BEFORE DELETE ON staff_audit_head
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER staff_audit_head_no_truncate BEFORE TRUNCATE ON staff_audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
