-- What staff see of a player and do to an account, and corrections of balances by two people.
CREATE TABLE "adjustment" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"currency" "currency" NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	CONSTRAINT "adjustment_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "adjustment_status" CHECK ("adjustment"."status" IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "adjustment_amount_not_zero" CHECK ("adjustment"."amount" <> 0),
	CONSTRAINT "adjustment_decided_whole" CHECK (("adjustment"."status" = 'pending') = ("adjustment"."decided_by" IS NULL) AND ("adjustment"."decided_by" IS NULL) = ("adjustment"."decided_at" IS NULL)),
	CONSTRAINT "adjustment_by_two" CHECK ("adjustment"."status" <> 'approved' OR "adjustment"."decided_by" <> "adjustment"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "player_event" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"facts" jsonb NOT NULL,
	CONSTRAINT "player_event_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "player_event_kind" CHECK ("player_event"."kind" IN ('signed_in', 'note', 'suspended', 'unsuspended', 'closed', 'redemption_suspended', 'redemption_restored', 'region_changed'))
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "adjustment_waiting" ON "adjustment" USING btree ("requested_at","id") WHERE "adjustment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "adjustment_requested" ON "adjustment" USING btree ("requested_at","id");--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_closed_is_suspended" CHECK ("player"."closed_at" IS NULL OR "player"."suspended_at" IS NOT NULL);--> statement-breakpoint
GRANT SELECT, INSERT ON player_event, adjustment TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER player_event_append_only BEFORE UPDATE OR DELETE ON player_event
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER player_event_no_truncate BEFORE TRUNCATE ON player_event
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
