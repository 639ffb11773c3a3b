-- Raises of a stake by a decision of an open round; and what each path may post (written by prepare from packages/rules).
ALTER TYPE "public"."journal_kind" ADD VALUE 'raise';--> statement-breakpoint
CREATE TABLE "round_raise" (
	"player_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"ref" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "round_raise_player_id_round_id_step_pk" PRIMARY KEY("player_id","round_id","step"),
	CONSTRAINT "round_raise_positive" CHECK ("round_raise"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "movement_rule" (
	"caller" text NOT NULL,
	"kind" "journal_kind" NOT NULL,
	"currency" "currency" NOT NULL,
	"sign" smallint NOT NULL,
	"contra" "house_account" NOT NULL,
	"most" bigint,
	CONSTRAINT "movement_rule_caller_kind_currency_sign_pk" PRIMARY KEY("caller","kind","currency","sign"),
	CONSTRAINT "movement_rule_sign" CHECK ("movement_rule"."sign" IN (-1, 1))
);
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "raised" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "round_raise_ref" ON "round_raise" USING btree ("player_id","ref");--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_raised_within_stake" CHECK ("round"."raised" >= 0 AND "round"."raised" < "round"."stake");--> statement-breakpoint
GRANT SELECT ON round_raise, movement_rule TO goldwren_api;
--> statement-breakpoint
CREATE TRIGGER round_raise_append_only BEFORE UPDATE OR DELETE ON round_raise
  FOR EACH ROW EXECUTE FUNCTION deny_change();
--> statement-breakpoint
CREATE TRIGGER round_raise_no_truncate BEFORE TRUNCATE ON round_raise
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
