CREATE TABLE "payout" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"method" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"withheld_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"paid_on" date,
	"reference" text,
	"failure" text,
	"note" text,
	CONSTRAINT "payout_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "payout_method" CHECK ("payout"."method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card')),
	CONSTRAINT "payout_state" CHECK ("payout"."state" IN ('processing', 'paid', 'failed')),
	CONSTRAINT "payout_failure" CHECK ("payout"."failure" IN ('details_wrong', 'account_closed', 'refused_by_provider', 'sent_back', 'other')),
	CONSTRAINT "payout_adds_up" CHECK ("payout"."gross_cents" > 0 AND "payout"."withheld_cents" >= 0 AND "payout"."net_cents" > 0 AND "payout"."net_cents" + "payout"."withheld_cents" = "payout"."gross_cents"),
	CONSTRAINT "payout_settled" CHECK (("payout"."state" = 'processing') = ("payout"."settled_at" IS NULL)),
	CONSTRAINT "payout_settled_by" CHECK (("payout"."settled_at" IS NULL) = ("payout"."settled_by" IS NULL)),
	CONSTRAINT "payout_paid" CHECK (("payout"."state" = 'paid') = ("payout"."paid_on" IS NOT NULL)),
	CONSTRAINT "payout_reference" CHECK (("payout"."state" = 'paid') = ("payout"."reference" IS NOT NULL)),
	CONSTRAINT "payout_failed" CHECK (("payout"."state" = 'failed') = ("payout"."failure" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested" uuid[] NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_reference" (
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"payout_id" uuid NOT NULL,
	CONSTRAINT "payout_reference_method_reference_pk" PRIMARY KEY("method","reference"),
	CONSTRAINT "payout_reference_method" CHECK ("payout_reference"."method" IN ('bank', 'skrill', 'paypal', 'check', 'gift_card'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_of_redemption" ON "payout" USING btree ("player_id","redemption_id") WHERE "payout"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "payout_by_id" ON "payout" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payout_of_batch" ON "payout" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payout_open" ON "payout" USING btree ("id") WHERE "payout"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "payout_paid_on" ON "payout" USING btree ("paid_on") WHERE "payout"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "player_excluded" ON "player" USING btree ("excluded_at") WHERE "player"."excluded_at" IS NOT NULL;
--> statement-breakpoint
-- What was handed out stays; how it ended is written once. Tax figures are sums over these rows.
GRANT SELECT, INSERT ON payout, payout_batch, payout_reference TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (state, settled_at, settled_by, paid_on, reference, failure, note) ON payout TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (refused) ON payout_batch TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER payout_keeps_terms BEFORE UPDATE ON payout FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.redemption_id, OLD.batch_id, OLD.method, OLD.gross_cents, OLD.withheld_cents,
         OLD.net_cents, OLD.started_at)
        IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.redemption_id, NEW.batch_id, NEW.method, NEW.gross_cents,
         NEW.withheld_cents, NEW.net_cents, NEW.started_at))
  EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER payout_keeps_end BEFORE UPDATE ON payout FOR EACH ROW
  WHEN (OLD.state <> 'processing') EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER payout_no_delete BEFORE DELETE ON payout FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER payout_no_truncate BEFORE TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
