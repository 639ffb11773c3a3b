-- What operators are alerted of, the clocks of jobs, and what every day brought.
CREATE TABLE "operator_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"level" text NOT NULL,
	"facts" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"settled_by_name" text,
	"note" text,
	CONSTRAINT "operator_alert_level" CHECK ("operator_alert"."level" IN ('warn', 'error', 'fatal')),
	CONSTRAINT "operator_alert_count" CHECK ("operator_alert"."count" > 0),
	CONSTRAINT "operator_alert_settled_whole" CHECK (num_nulls("operator_alert"."settled_at", "operator_alert"."settled_by", "operator_alert"."settled_by_name", "operator_alert"."note") IN (0, 4))
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"schedule" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_success_at" timestamp with time zone,
	"took_ms" integer,
	"last_failure_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "daily_liability" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"players" integer NOT NULL,
	"balances" bigint NOT NULL,
	"unplayed" bigint NOT NULL,
	"redeemable" bigint NOT NULL,
	"players_redeemable" integer NOT NULL,
	"in_escrow" jsonb NOT NULL,
	"held_entries" integer NOT NULL,
	"owing_players" integer NOT NULL,
	"owed_gold" bigint NOT NULL,
	"owed_sweeps" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_movement" (
	"day" date NOT NULL,
	"currency" "currency" NOT NULL,
	"kind" "journal_kind" NOT NULL,
	"to_players" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_movement_day_currency_kind_to_players_pk" PRIMARY KEY("day","currency","kind","to_players"),
	CONSTRAINT "daily_movement_positive" CHECK ("daily_movement"."entries" > 0 AND "daily_movement"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_report" (
	"day" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registrations" integer NOT NULL,
	"active_players" integer NOT NULL,
	"rounds" integer NOT NULL,
	"buyers" integer NOT NULL,
	"orders_paid" integer NOT NULL,
	"paid_cents" bigint NOT NULL,
	"orders_taken_back" integer NOT NULL,
	"taken_back_cents" bigint NOT NULL,
	"redemptions_asked" integer NOT NULL,
	"sweeps_asked" bigint NOT NULL,
	"redemptions_paid" integer NOT NULL,
	"sweeps_paid" bigint NOT NULL,
	"median_hours" double precision
);
--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_movement" ADD CONSTRAINT "daily_movement_day_daily_report_day_fk" FOREIGN KEY ("day") REFERENCES "public"."daily_report"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_alert_open" ON "operator_alert" USING btree ("kind","key","day") WHERE "operator_alert"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "operator_alert_queue" ON "operator_alert" USING btree ("id") WHERE "operator_alert"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "operator_alert_settled" ON "operator_alert" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "journal_at" ON "journal" USING brin ("at");--> statement-breakpoint
CREATE INDEX "reconciliation_found" ON "reconciliation" USING btree ("id") WHERE "reconciliation"."findings" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "order_event_at" ON "order_event" USING brin ("at");--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (count, last_at, level, facts, settled_at, settled_by, settled_by_name, note) ON operator_alert TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON job_run TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON daily_report TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON daily_movement TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT ON daily_liability TO goldwren_api;
--> statement-breakpoint
GRANT DELETE ON reconciliation TO goldwren_api;
--> statement-breakpoint
-- What was found in the books stays; only runs that found nothing are forgotten.
CREATE TRIGGER reconciliation_findings_stay BEFORE DELETE ON reconciliation FOR EACH ROW
  WHEN (OLD.findings <> '[]'::jsonb) EXECUTE FUNCTION deny_change();
--> statement-breakpoint
-- What was settled is not settled again, and nobody forgets an alert that nobody has looked at.
CREATE TRIGGER operator_alert_settled_final BEFORE UPDATE ON operator_alert FOR EACH ROW
  WHEN (OLD.settled_at IS NOT NULL) EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER operator_alert_open_stays BEFORE DELETE ON operator_alert FOR EACH ROW
  WHEN (OLD.settled_at IS NULL) EXECUTE FUNCTION deny_change();
