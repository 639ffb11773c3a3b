CREATE TABLE "support_message" (
	"ticket_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"staff_name" text,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_message_ticket_id_id_pk" PRIMARY KEY("ticket_id","id"),
	CONSTRAINT "support_message_author" CHECK ("support_message"."author" IN ('person', 'staff', 'note')),
	CONSTRAINT "support_message_author_whole" CHECK (num_nulls("support_message"."staff_id", "support_message"."staff_name") = CASE "support_message"."author" WHEN 'person' THEN 2 ELSE 0 END)
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"player_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_id" uuid NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"turn" uuid,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"assigned_to" uuid,
	"assigned_to_name" text,
	CONSTRAINT "support_ticket_reference_unique" UNIQUE("reference"),
	CONSTRAINT "support_ticket_category" CHECK ("support_ticket"."category" IN ('general', 'account', 'payment', 'redemption', 'technical', 'feedback')),
	CONSTRAINT "support_ticket_locale" CHECK ("support_ticket"."locale" IN ('en', 'fr-CA')),
	CONSTRAINT "support_ticket_status" CHECK ("support_ticket"."status" IN ('waiting', 'answered', 'closed')),
	CONSTRAINT "support_ticket_clock" CHECK (num_nulls("support_ticket"."turn", "support_ticket"."waiting_since", "support_ticket"."due_at") = CASE "support_ticket"."status" WHEN 'waiting' THEN 0 ELSE 3 END),
	CONSTRAINT "support_ticket_assigned_whole" CHECK (num_nulls("support_ticket"."assigned_to", "support_ticket"."assigned_to_name") IN (0, 2))
);
--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_queue" ON "support_ticket" USING btree ("turn") WHERE "support_ticket"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "support_ticket_status" ON "support_ticket" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "support_ticket_due" ON "support_ticket" USING btree ("due_at") WHERE "support_ticket"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "support_ticket_player" ON "support_ticket" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "support_ticket_email" ON "support_ticket" USING btree ("email_key","id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON support_ticket TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT ON support_message TO goldwren_api;
--> statement-breakpoint
-- What was written stays as it was written.
CREATE TRIGGER support_message_stays BEFORE UPDATE ON support_message FOR EACH ROW EXECUTE FUNCTION deny_change();
