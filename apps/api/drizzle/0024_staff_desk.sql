-- What staff need for free entries and orders: clocks, who else is at an address, notes, and ways to find a payment.
CREATE TABLE "order_staff_note" (
	"player_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_staff_note_player_id_order_id_id_pk" PRIMARY KEY("player_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "free_entry" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
-- Three and ten business days are at the most so many days.
UPDATE "free_entry" SET "due_at" = "created_at" + CASE "method" WHEN 'mail' THEN interval '14 days' ELSE interval '5 days' END;--> statement-breakpoint
ALTER TABLE "free_entry" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "free_entry_address" ON "free_entry" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "store_order_status" ON "store_order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "store_order_provider_ref" ON "store_order" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "webhook_inbox_order" ON "webhook_inbox" USING btree (("payload" ->> 'transaction_id'));
--> statement-breakpoint
GRANT SELECT, INSERT ON order_staff_note TO goldwren_api;--> statement-breakpoint
CREATE TRIGGER order_staff_note_append_only BEFORE UPDATE OR DELETE ON order_staff_note
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER order_staff_note_no_truncate BEFORE TRUNCATE ON order_staff_note
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
