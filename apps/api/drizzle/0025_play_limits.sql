CREATE TABLE "play_control_event" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "play_control_event_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "play_limit" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"used" bigint NOT NULL,
	"period_start" date NOT NULL,
	"wanted_at" timestamp with time zone,
	"wanted" bigint,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_limit_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period"),
	CONSTRAINT "play_limit_kind" CHECK ("play_limit"."kind" IN ('purchase', 'gold_loss', 'sweeps_loss', 'play_time')),
	CONSTRAINT "play_limit_period" CHECK ("play_limit"."period" IN ('day', 'week', 'month')),
	CONSTRAINT "play_limit_amount_not_negative" CHECK ("play_limit"."amount" >= 0),
	CONSTRAINT "play_limit_wanted_is_looser" CHECK ("play_limit"."wanted" IS NULL OR ("play_limit"."wanted_at" IS NOT NULL AND "play_limit"."wanted" > "play_limit"."amount"))
);
--> statement-breakpoint
CREATE TABLE "play_pace" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"reality_check_minutes" smallint,
	"unchecked_seconds" integer DEFAULT 0 NOT NULL,
	"last_play_at" timestamp with time zone,
	CONSTRAINT "play_pace_minutes" CHECK ("play_pace"."reality_check_minutes" IN (15, 30, 60))
);
--> statement-breakpoint
ALTER TABLE "wallet" ADD COLUMN "guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "cool_off_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "excluded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "excluded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "exclusion_ends_at" timestamp with time zone;--> statement-breakpoint
-- Limits are changed by the functions alone.
GRANT SELECT ON play_limit, play_pace TO goldwren_api;--> statement-breakpoint
GRANT SELECT, INSERT ON play_control_event TO goldwren_api;--> statement-breakpoint
CREATE TRIGGER play_control_event_stays BEFORE UPDATE OR DELETE ON play_control_event FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
-- Nobody shortens a break that somebody took from themselves, staff and the owner of the tables included: an exclusion
-- gets longer, or ends a day after its player asked for that when the term was over.
CREATE TRIGGER player_exclusion_only_longer BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.excluded_at IS NOT NULL AND coalesce(OLD.exclusion_ends_at > now(), true) AND (
    NEW.excluded_at IS DISTINCT FROM OLD.excluded_at
    OR (OLD.excluded_until IS NULL AND NEW.excluded_until IS NOT NULL)
    OR NEW.excluded_until < OLD.excluded_until
    OR (NEW.exclusion_ends_at IS NOT NULL AND NEW.exclusion_ends_at IS DISTINCT FROM OLD.exclusion_ends_at
      AND (coalesce(NEW.excluded_until > now(), true) OR NEW.exclusion_ends_at < now() + interval '24 hours'))))
  EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER player_cool_off_only_longer BEFORE UPDATE ON player FOR EACH ROW
  WHEN (OLD.cool_off_until > now() AND coalesce(NEW.cool_off_until < OLD.cool_off_until, true))
  EXECUTE FUNCTION deny_change();
