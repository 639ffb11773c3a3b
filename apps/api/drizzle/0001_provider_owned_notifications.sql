-- Which providers there are is no longer a list of the database: each has a folder, and nothing credits without its signing account.
ALTER TABLE "forged_notice" DROP CONSTRAINT "forged_notice_provider";--> statement-breakpoint
ALTER TABLE "store_order" DROP CONSTRAINT "store_order_provider";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP CONSTRAINT "webhook_inbox_provider";--> statement-breakpoint
-- What a notification is about moves out of the provider's own data into a column.
ALTER TABLE "webhook_inbox" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "webhook_inbox" SET "reference" = coalesce("payload" ->> 'transaction_id', '');--> statement-breakpoint
ALTER TABLE "webhook_inbox" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
DROP INDEX "webhook_inbox_order";--> statement-breakpoint
CREATE INDEX "webhook_inbox_reference" ON "webhook_inbox" USING btree ("reference");--> statement-breakpoint
-- The keys of an account get a form for each kind of provider. A new database does not have the table yet.
DO $$ BEGIN
  IF to_regclass('private.payment_account') IS NULL THEN RETURN; END IF;
  ALTER TABLE private.payment_account ADD COLUMN kind text NOT NULL DEFAULT 'skrill', ADD COLUMN keys jsonb;
  ALTER TABLE private.payment_account ALTER COLUMN kind DROP DEFAULT;
  UPDATE private.payment_account SET keys = jsonb_build_object('merchant_id', merchant_id, 'secret_md5', secret_md5);
  ALTER TABLE private.payment_account ALTER COLUMN keys SET NOT NULL, DROP COLUMN merchant_id, DROP COLUMN secret_md5;
END $$;
