-- Facts are stored, words are made where a person reads: mails, order notes and refusals of entries lose their sentences,
-- players and entries get a language. English was spoken so far.
ALTER TABLE "player" ADD COLUMN "locale" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "player" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_locale" CHECK ("player"."locale" IN ('en', 'fr-CA'));--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "locale" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "free_entry" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "free_entry" ADD CONSTRAINT "free_entry_locale" CHECK ("free_entry"."locale" IN ('en', 'fr-CA'));--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "rejection" jsonb;--> statement-breakpoint
-- What a person was told stays what they were told.
UPDATE "free_entry" SET "rejection" = jsonb_build_object('code', 'written', 'text', "reason") WHERE "reason" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "free_entry" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "locale" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "locale" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_locale" CHECK ("mail_outbox"."locale" IN ('en', 'fr-CA'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "facts" jsonb;--> statement-breakpoint
-- A mail that still waits goes out as it was written.
UPDATE "mail_outbox" SET "facts" = jsonb_build_object('template', 'as_written', 'subject', "subject", 'body', "body");--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "facts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Every sentence that an order could carry, and two of them together.
UPDATE "store_order" SET "notes" =
  CASE WHEN "note" LIKE 'The First Purchase Special is once per person%' THEN jsonb_build_array(jsonb_build_object(
    'code', 'special_twice',
    'params', jsonb_build_object(
      'package', substring("note" FROM 'you received the (.+) package, which also costs'),
      'price_usd', to_char("price_cents" / 100.0, 'FM999999999990.00')))) ELSE '[]' END
  || CASE WHEN "note" LIKE '%are not available where you live, so this purchase brings%' THEN '[{"code":"gold_only"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE 'The payment does not fit this order.%' THEN '[{"code":"amount_in_review"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE 'The payment arrived after you moved%' THEN '[{"code":"region_in_review"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE 'The payment arrived while your account%' THEN '[{"code":"standing_in_review"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE '%the coins it had brought were taken back.' THEN '[{"code":"taken_back"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE '%the rest is recorded as owed.' THEN '[{"code":"taken_back_in_part"}]' ELSE '[]' END::jsonb
  || CASE WHEN "note" LIKE '%before any coins were credited.' THEN '[{"code":"never_credited"}]' ELSE '[]' END::jsonb
WHERE coalesce("note", '') <> '';--> statement-breakpoint
ALTER TABLE "store_order" DROP COLUMN "note";
