-- One spelling of email addresses: it is stored, has the indexes, and a CHECK refuses any other. Also the lock of a member of
-- staff after too many wrong codes, and sign-in links.
UPDATE "player" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
UPDATE "staff_member" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
UPDATE "free_entry" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
UPDATE "support_ticket" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient" = lower("recipient") WHERE "recipient" <> lower("recipient");--> statement-breakpoint
INSERT INTO "payout_reference" ("method", "reference", "payout_id")
SELECT "method", upper(regexp_replace(normalize("reference", NFKC), '[^[:alnum:]]', '', 'g')), "payout_id" FROM "payout_reference"
WHERE "reference" ~ '[[:alnum:]]' ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "email_token" DROP CONSTRAINT "email_token_purpose";--> statement-breakpoint
DROP INDEX "player_email";--> statement-breakpoint
DROP INDEX "staff_member_email";--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "codes_tried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "codes_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "player_email" ON "player" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_member_email" ON "staff_member" USING btree ("email");--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_purpose" CHECK ("email_token"."purpose" IN ('verify', 'reset', 'sign_in'));--> statement-breakpoint
ALTER TABLE "free_entry" ADD CONSTRAINT "free_entry_canonical_email" CHECK ("free_entry"."email" COLLATE "C" ~ '^[!-@[-~]+$');--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_canonical_email" CHECK ("mail_outbox"."recipient" COLLATE "C" ~ '^[!-@[-~]+$');--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_canonical_email" CHECK ("player"."email" COLLATE "C" ~ '^[!-@[-~]+$');--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_canonical_email" CHECK ("staff_member"."email" COLLATE "C" ~ '^[!-@[-~]+$');--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_canonical_email" CHECK ("support_ticket"."email" COLLATE "C" ~ '^[!-@[-~]+$');