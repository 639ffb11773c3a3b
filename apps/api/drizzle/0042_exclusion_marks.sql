CREATE TABLE "exclusion_match" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"excluded_player_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reasons" text[] NOT NULL,
	"name_mark" "bytea" NOT NULL,
	"occasion" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "exclusion_match_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "exclusion_match_verdict" CHECK ("exclusion_match"."verdict" IN ('near', 'exact')),
	CONSTRAINT "exclusion_match_occasion" CHECK ("exclusion_match"."occasion" IN ('registration', 'profile_change', 'identity_submission', 'identity_approval', 'checkout', 'payment', 'free_entry', 'redemption_request', 'redemption_approval', 'exclusion_start', 'staff_change', 'backfill')),
	CONSTRAINT "exclusion_match_state" CHECK ("exclusion_match"."state" IN ('open', 'cleared', 'confirmed')),
	CONSTRAINT "exclusion_match_other" CHECK ("exclusion_match"."player_id" <> "exclusion_match"."excluded_player_id"),
	CONSTRAINT "exclusion_match_decided" CHECK (("exclusion_match"."state" = 'open') = ("exclusion_match"."decided_at" IS NULL)),
	CONSTRAINT "exclusion_match_decided_by" CHECK (("exclusion_match"."decided_at" IS NULL) = ("exclusion_match"."decided_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "person_mark" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" "bytea" NOT NULL,
	"sealed" "bytea",
	"excluded" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_mark_player_id_kind_value_pk" PRIMARY KEY("player_id","kind","value"),
	CONSTRAINT "person_mark_kind" CHECK ("person_mark"."kind" IN ('name', 'birth_date', 'legacy_name', 'email', 'phone', 'address', 'document', 'payer', 'payout'))
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "exclusion_hold" text;--> statement-breakpoint
CREATE UNIQUE INDEX "exclusion_match_once" ON "exclusion_match" USING btree ("player_id","excluded_player_id","name_mark","reasons");--> statement-breakpoint
CREATE INDEX "exclusion_match_by_id" ON "exclusion_match" USING btree ("id");--> statement-breakpoint
CREATE INDEX "exclusion_match_queue" ON "exclusion_match" USING btree ("id") WHERE "exclusion_match"."state" = 'open';--> statement-breakpoint
CREATE INDEX "person_mark_value" ON "person_mark" USING btree ("value");--> statement-breakpoint
CREATE INDEX "person_mark_excluded" ON "person_mark" USING btree ("value") WHERE "person_mark"."excluded";--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_exclusion_hold" CHECK ("player"."exclusion_hold" IN ('near', 'exact'));--> statement-breakpoint
-- Whoever was erased while excluded has been known by hashes until now. They become marks; excluded_person is no longer read.
INSERT INTO person_mark (player_id, kind, value, excluded)
SELECT e.player_id, m.kind, m.value, true
  FROM excluded_person e, LATERAL (VALUES ('email', e.email), ('phone', e.phone), ('legacy_name', e.person)) AS m(kind, value)
 WHERE m.value IS NOT NULL;
