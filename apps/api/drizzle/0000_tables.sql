CREATE TYPE "public"."round_state" AS ENUM('open', 'settled');--> statement-breakpoint
CREATE TYPE "public"."settled_by" AS ENUM('player', 'default_action');--> statement-breakpoint
CREATE TYPE "public"."identity_status" AS ENUM('none', 'submitted', 'verified', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('gold', 'sweeps');--> statement-breakpoint
CREATE TYPE "public"."house_account" AS ENUM('issuance', 'play', 'expiry', 'adjustment');--> statement-breakpoint
CREATE TYPE "public"."journal_kind" AS ENUM('welcome_offer', 'stake', 'win', 'region_expiry', 'adjustment');--> statement-breakpoint
CREATE TABLE "http_session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"player_id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_address_player_id_address_hash_pk" PRIMARY KEY("player_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"list_order" integer NOT NULL,
	"maths_id" smallint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "game_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "game_maths" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_maths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"max_pay_x100" bigint NOT NULL,
	CONSTRAINT "game_maths_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"game_id" integer NOT NULL,
	"maths_id" smallint NOT NULL,
	"sealed_server_seed" "bytea" NOT NULL,
	"commitment" "bytea" NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"last_played_at" timestamp with time zone,
	"open_round_id" uuid,
	"ended_at" timestamp with time zone,
	"report" jsonb,
	"report_matches" boolean,
	CONSTRAINT "game_session_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"game_id" integer NOT NULL,
	"maths_id" smallint NOT NULL,
	"currency" "currency" NOT NULL,
	"state" "round_state" NOT NULL,
	"settled_by" "settled_by",
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"client_seed" text NOT NULL,
	"choice" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	CONSTRAINT "round_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "round_stake_positive" CHECK ("round"."stake" > 0),
	CONSTRAINT "round_payout_not_negative" CHECK ("round"."payout" >= 0)
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"region_set_at" timestamp with time zone,
	"phone" text,
	"show_as_winner" boolean DEFAULT true NOT NULL,
	"email_verified_at" timestamp with time zone,
	"identity_status" "identity_status" DEFAULT 'none' NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_country" CHECK ("player"."country" IN ('US', 'CA'))
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"player_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"player_id" uuid NOT NULL,
	"currency" "currency" NOT NULL,
	"seq" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"ref" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" "journal_kind" NOT NULL,
	"contra" "house_account" NOT NULL,
	CONSTRAINT "journal_player_id_currency_seq_pk" PRIMARY KEY("player_id","currency","seq"),
	CONSTRAINT "journal_amount_not_zero" CHECK ("journal"."amount" <> 0),
	CONSTRAINT "journal_balance_not_negative" CHECK ("journal"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"wallets" integer NOT NULL,
	"rows" bigint NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"player_id" uuid NOT NULL,
	"currency" "currency" NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"unplayed" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"cum_credit" bigint DEFAULT 0 NOT NULL,
	"frozen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wallet_player_id_currency_pk" PRIMARY KEY("player_id","currency"),
	CONSTRAINT "wallet_balance_not_negative" CHECK ("wallet"."balance" >= 0),
	CONSTRAINT "wallet_unplayed_within_balance" CHECK ("wallet"."unplayed" >= 0 AND "wallet"."unplayed" <= "wallet"."balance")
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sweeps_submitted" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "redemption_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "redemption_paid_has_date" CHECK (("redemption"."status" = 'paid') = ("redemption"."paid_at" IS NOT NULL)),
	CONSTRAINT "redemption_amount_positive" CHECK ("redemption"."sweeps_submitted" > 0)
);
--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_maths_id_game_maths_id_fk" FOREIGN KEY ("maths_id") REFERENCES "public"."game_maths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "http_session_player" ON "http_session" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_session_one_open" ON "game_session" USING btree ("player_id","game_id") WHERE "game_session"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "round_nonce" ON "round" USING btree ("player_id","session_id","nonce");--> statement-breakpoint
CREATE INDEX "round_at" ON "round" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "player_email" ON "player" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_one_effect" ON "journal" USING btree ("player_id","ref","kind","currency");--> statement-breakpoint
CREATE INDEX "redemption_paid" ON "redemption" USING btree ("paid_at" DESC NULLS LAST) WHERE "redemption"."paid_at" IS NOT NULL;