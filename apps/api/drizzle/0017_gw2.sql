-- Scheme gw2: signed statements, why games were switched, what they returned, and walls around what was promised.
-- Sessions from before committed under scheme gw1, which nothing checks any more; only development databases have any.
DELETE FROM "game_session";--> statement-breakpoint
CREATE TABLE "game_return" (
	"day" date NOT NULL,
	"game_id" integer NOT NULL,
	"rounds" integer NOT NULL,
	"mismatches" integer NOT NULL,
	"returned_x100" bigint NOT NULL,
	"expected_x100" double precision NOT NULL,
	"sd_x100" double precision NOT NULL,
	"z" double precision NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_return_day_game_id_pk" PRIMARY KEY("day","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_switch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_switch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"reason" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_switch_reason" CHECK ("game_switch"."reason" IN ('rounds_disagree', 'return_outside_band'))
);
--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "statement" jsonb;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "statement_signature" "bytea";--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "statement_key_id" text;--> statement-breakpoint
CREATE INDEX "game_session_unsigned" ON "game_session" USING btree ("ended_at") WHERE "game_session"."ended_at" IS NOT NULL AND "game_session"."statement" IS NULL;--> statement-breakpoint
CREATE INDEX "round_settled_at" ON "round" USING brin ("settled_at");--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_statement_whole" CHECK (num_nulls("game_session"."statement", "game_session"."statement_signature", "game_session"."statement_key_id") IN (0, 3));--> statement-breakpoint
GRANT SELECT ON game_switch TO goldwren_api;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON game_return TO goldwren_api;--> statement-breakpoint
CREATE TRIGGER game_switch_append_only BEFORE UPDATE OR DELETE ON game_switch
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER game_switch_no_truncate BEFORE TRUNCATE ON game_switch
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER game_session_no_delete BEFORE DELETE ON game_session
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER game_session_no_truncate BEFORE TRUNCATE ON game_session
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();--> statement-breakpoint
-- What a player was promised before the first round: another seed or commitment would be another session.
CREATE TRIGGER game_session_as_begun BEFORE UPDATE ON game_session FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.game_id, OLD.maths_id, OLD.sealed_server_seed, OLD.commitment)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.game_id, NEW.maths_id, NEW.sealed_server_seed, NEW.commitment))
  EXECUTE FUNCTION deny_change();--> statement-breakpoint
-- A seed that was shown plays no more, no number is played twice, and what was signed stays.
CREATE TRIGGER game_session_only_on BEFORE UPDATE ON game_session FOR EACH ROW
  WHEN (NEW.next_nonce < OLD.next_nonce
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at IS DISTINCT FROM OLD.ended_at OR NEW.next_nonce <> OLD.next_nonce))
    OR (OLD.statement IS NOT NULL AND (OLD.statement, OLD.statement_signature, OLD.statement_key_id)
      IS DISTINCT FROM (NEW.statement, NEW.statement_signature, NEW.statement_key_id)))
  EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER round_settled_final BEFORE UPDATE ON round FOR EACH ROW
  WHEN (OLD.state = 'settled') EXECUTE FUNCTION deny_change();--> statement-breakpoint
-- An open round is decided, raised and settled; what it was begun with stays.
CREATE TRIGGER round_as_begun BEFORE UPDATE ON round FOR EACH ROW
  WHEN ((OLD.player_id, OLD.id, OLD.session_id, OLD.nonce, OLD.game_id, OLD.maths_id, OLD.currency, OLD.client_seed,
         OLD.choice, OLD.at, OLD.stake - OLD.raised)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.session_id, NEW.nonce, NEW.game_id, NEW.maths_id, NEW.currency,
         NEW.client_seed, NEW.choice, NEW.at, NEW.stake - NEW.raised))
  EXECUTE FUNCTION deny_change();
