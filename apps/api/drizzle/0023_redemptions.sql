ALTER TYPE "public"."house_account" ADD VALUE 'redemption_escrow';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'redemption';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'redemption_return';--> statement-breakpoint
CREATE TABLE "redemption_allowance" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"request_hundredths" bigint NOT NULL,
	"day_hundredths" bigint NOT NULL,
	"month_hundredths" bigint NOT NULL,
	"until" timestamp with time zone,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemption_approval" (
	"player_id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_approval_player_id_redemption_id_staff_id_pk" PRIMARY KEY("player_id","redemption_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "redemption_event" (
	"player_id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"staff_id" uuid,
	"ended" text,
	"ended_after_seconds" integer,
	"ended_in_time" boolean,
	CONSTRAINT "redemption_event_player_id_redemption_id_id_pk" PRIMARY KEY("player_id","redemption_id","id"),
	CONSTRAINT "redemption_event_status" CHECK ("redemption_event"."status" IN ('awaiting_verification', 'in_review', 'approved', 'processing', 'paid', 'rejected', 'returned', 'forfeited')),
	CONSTRAINT "redemption_event_reason" CHECK ("redemption_event"."reason" IN ('requested', 'verified', 'skill_test_passed', 'skill_test_failed', 'first_approval', 'approved', 'w9_needed', 'w9_given', 'handed_over', 'payout_failed', 'paid', 'unverified', 'late', 'name_mismatch', 'details_invalid', 'method_unavailable', 'verification_failed', 'region', 'rules', 'player_asked', 'fraud', 'duplicate_account', 'underage', 'bonus_abuse', 'busy', 'further_review', 'provider', 'details_check')),
	CONSTRAINT "redemption_event_ended" CHECK ("redemption_event"."ended" IN ('awaiting_verification', 'in_review', 'approved', 'processing', 'paid', 'rejected', 'returned', 'forfeited'))
);
--> statement-breakpoint
CREATE TABLE "skill_question" (
	"player_id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"given" integer,
	"given_at" timestamp with time zone,
	CONSTRAINT "skill_question_player_id_redemption_id_attempt_pk" PRIMARY KEY("player_id","redemption_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "usd_cents" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "payout_method" text NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "details_sealed" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "details_masked" text NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "breached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "withheld_cents" bigint;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "paid_cents" bigint;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
CREATE INDEX "redemption_event_ended" ON "redemption_event" USING btree ("at") WHERE "redemption_event"."ended" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "redemption_by_id" ON "redemption" USING btree ("id");--> statement-breakpoint
CREATE INDEX "redemption_open" ON "redemption" USING btree ("id") WHERE "redemption"."status" IN ('awaiting_verification', 'in_review', 'approved', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_one_open" ON "redemption" USING btree ("player_id") WHERE "redemption"."status" IN ('awaiting_verification', 'in_review', 'approved', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_idempotency_key" ON "redemption" USING btree ("player_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_payout_method" CHECK ("redemption"."payout_method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card'));--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_paid_has_amounts" CHECK (("redemption"."paid_at" IS NULL AND "redemption"."paid_cents" IS NULL AND "redemption"."withheld_cents" IS NULL)
        OR ("redemption"."withheld_cents" >= 0 AND "redemption"."paid_cents" + "redemption"."withheld_cents" = "redemption"."usd_cents"));--> statement-breakpoint
-- Until now nothing could ask for a prize, so no row lacks the new columns. From here on escrow_redemption alone makes
-- one, and what was asked for, and how it ended, stays.
REVOKE INSERT, DELETE ON redemption FROM goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT ON redemption_event, redemption_approval TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON redemption_allowance, skill_question TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER redemption_keeps_terms BEFORE UPDATE ON redemption FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.sweeps_submitted, OLD.usd_cents, OLD.payout_method, OLD.created_at)
        IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.sweeps_submitted, NEW.usd_cents, NEW.payout_method, NEW.created_at))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_keeps_end BEFORE UPDATE ON redemption FOR EACH ROW
  WHEN (OLD.status IN ('paid', 'rejected', 'returned', 'forfeited')
        AND (OLD.status, OLD.paid_at, OLD.paid_cents, OLD.withheld_cents)
            IS DISTINCT FROM (NEW.status, NEW.paid_at, NEW.paid_cents, NEW.withheld_cents))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_no_delete BEFORE DELETE ON redemption
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_no_truncate BEFORE TRUNCATE ON redemption
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_event_append_only BEFORE UPDATE OR DELETE ON redemption_event
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_event_no_truncate BEFORE TRUNCATE ON redemption_event
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER redemption_approval_append_only BEFORE UPDATE OR DELETE ON redemption_approval
  FOR EACH ROW EXECUTE FUNCTION deny_change();
