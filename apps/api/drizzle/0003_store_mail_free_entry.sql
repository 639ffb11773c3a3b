ALTER TYPE "public"."house_account" ADD VALUE 'purchases';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'purchase';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'purchase_reversal';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'free_entry';--> statement-breakpoint
ALTER TYPE "public"."journal_kind" ADD VALUE 'login_bonus';--> statement-breakpoint
CREATE TABLE "free_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"person_key" text NOT NULL,
	"full_name" text NOT NULL,
	"address" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"player_id" uuid,
	"granted_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	CONSTRAINT "free_entry_reference_unique" UNIQUE("reference"),
	CONSTRAINT "free_entry_status" CHECK ("free_entry"."status" IN ('pending', 'approved', 'granted', 'rejected', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "login_bonus" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"last_claim_day" date NOT NULL,
	"streak" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dev_mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "coin_package" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"gold" bigint NOT NULL,
	"sweeps" bigint NOT NULL,
	"list_order" integer NOT NULL,
	"first_purchase" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_purchase" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"player_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_event_player_id_order_id_id_pk" PRIMARY KEY("player_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "player_debt" (
	"player_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"currency" "currency" NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_debt_player_id_order_id_currency_pk" PRIMARY KEY("player_id","order_id","currency"),
	CONSTRAINT "player_debt_positive" CHECK ("player_debt"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"package_id" integer NOT NULL,
	"package_name" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"gold" bigint NOT NULL,
	"sweeps" bigint NOT NULL,
	"first_purchase" boolean NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"granted_gold" bigint,
	"granted_sweeps" bigint,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "store_order_price_positive" CHECK ("store_order"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verdict" text,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhook_inbox_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "redemption_suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "free_entry_email_day" ON "free_entry" USING btree ("email_key","day");--> statement-breakpoint
CREATE UNIQUE INDEX "free_entry_person_day" ON "free_entry" USING btree ("person_key","day");--> statement-breakpoint
CREATE INDEX "free_entry_queue" ON "free_entry" USING btree ("created_at") WHERE "free_entry"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "free_entry_held" ON "free_entry" USING btree ("email_key") WHERE "free_entry"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "store_order_by_id" ON "store_order" USING btree ("id");--> statement-breakpoint
CREATE INDEX "store_order_unsettled" ON "store_order" USING btree ("created_at") WHERE "store_order"."status" IN ('created', 'pending');--> statement-breakpoint
CREATE INDEX "webhook_inbox_received" ON "webhook_inbox" USING brin ("received_at");