-- Who works here, and their sessions, apart from the players' own.
CREATE TABLE "staff_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"totp_secret" "bytea" NOT NULL,
	"last_totp_step" bigint DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_roles" CHECK (cardinality("staff_member"."roles") > 0 AND "staff_member"."roles" <@ ARRAY['support', 'compliance', 'finance', 'admin']::text[])
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_member_email" ON "staff_member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
-- The API's role makes nobody staff and changes neither roles nor secrets: it only uses up codes and keeps sessions.
GRANT SELECT, UPDATE (last_totp_step) ON staff_member TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_session TO goldwren_api;
