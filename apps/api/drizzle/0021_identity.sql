-- Files that are kept encrypted outside the database, the documents of players among them, and reviews of identity.
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"doomed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_case" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"target_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"escalated_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"ssn_key_id" text,
	"sealed_ssn" "bytea",
	"ssn_refused" boolean DEFAULT false NOT NULL,
	"note" text,
	"verified_first_name" text,
	"verified_last_name" text,
	"verified_birth_date" date,
	CONSTRAINT "identity_case_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "identity_case_status" CHECK ("identity_case"."status" IN ('waiting', 'verified', 'rejected')),
	CONSTRAINT "identity_case_decision" CHECK (("identity_case"."status" = 'waiting') = ("identity_case"."decided_at" IS NULL)),
	CONSTRAINT "identity_case_verified_person" CHECK (("identity_case"."status" = 'verified') = (num_nulls("identity_case"."verified_first_name", "identity_case"."verified_last_name", "identity_case"."verified_birth_date") = 0)),
	CONSTRAINT "identity_case_ssn_whole" CHECK (num_nulls("identity_case"."ssn_key_id", "identity_case"."sealed_ssn") IN (0, 2))
);
--> statement-breakpoint
CREATE TABLE "identity_document" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"case_id" uuid,
	"file_id" uuid,
	"width_pixels" integer NOT NULL,
	"height_pixels" integer NOT NULL,
	"issued_on" date,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rejection" text,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "identity_document_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "identity_document_kind" CHECK ("identity_document"."kind" IN ('government_id', 'address_proof', 'selfie')),
	CONSTRAINT "identity_document_status" CHECK ("identity_document"."status" IN ('uploaded', 'submitted', 'accepted', 'rejected')),
	CONSTRAINT "identity_document_rejection" CHECK ("identity_document"."rejection" IN ('unreadable', 'cut_off', 'wrong_document', 'expired', 'too_old', 'name_differs', 'birth_date_differs', 'address_missing', 'face_differs', 'id_not_held', 'altered')),
	CONSTRAINT "identity_document_reason" CHECK (("identity_document"."status" = 'rejected') = ("identity_document"."rejection" IS NOT NULL)),
	CONSTRAINT "identity_document_file_kept" CHECK ("identity_document"."superseded_at" IS NOT NULL OR "identity_document"."file_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "identity_document" ADD CONSTRAINT "identity_document_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_document" ADD CONSTRAINT "identity_document_of_case" FOREIGN KEY ("player_id","case_id") REFERENCES "public"."identity_case"("player_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_key" ON "stored_file" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "stored_file_doomed" ON "stored_file" USING btree ("doomed_at") WHERE "stored_file"."doomed_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_case_one_waiting" ON "identity_case" USING btree ("player_id") WHERE "identity_case"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_case_attempt" ON "identity_case" USING btree ("player_id","attempt");--> statement-breakpoint
CREATE INDEX "identity_case_queue" ON "identity_case" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "identity_case_due" ON "identity_case" USING btree ("due_at") WHERE "identity_case"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "identity_case_ssn_key" ON "identity_case" USING btree ("ssn_key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_document_current" ON "identity_document" USING btree ("player_id","kind") WHERE "identity_document"."superseded_at" IS NULL;--> statement-breakpoint
CREATE INDEX "identity_document_forgotten" ON "identity_document" USING btree ("uploaded_at") WHERE "identity_document"."status" = 'uploaded' AND "identity_document"."superseded_at" IS NULL;--> statement-breakpoint
CREATE INDEX "identity_document_case" ON "identity_document" USING btree ("player_id","case_id");--> statement-breakpoint
CREATE INDEX "identity_document_file" ON "identity_document" USING btree ("file_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON stored_file TO goldwren_api;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON identity_case, identity_document TO goldwren_api;--> statement-breakpoint
-- Who somebody was found to be, and by whom, stays; what is sealed may be sealed anew under another key.
CREATE TRIGGER identity_case_decided BEFORE UPDATE ON identity_case FOR EACH ROW
  WHEN (OLD.status <> 'waiting' AND (OLD.player_id, OLD.id, OLD.status, OLD.attempt, OLD.submitted_at, OLD.decided_at,
         OLD.decided_by, OLD.decided_by_name, OLD.ssn_refused, OLD.note, OLD.verified_first_name, OLD.verified_last_name,
         OLD.verified_birth_date)
    IS DISTINCT FROM (NEW.player_id, NEW.id, NEW.status, NEW.attempt, NEW.submitted_at, NEW.decided_at,
         NEW.decided_by, NEW.decided_by_name, NEW.ssn_refused, NEW.note, NEW.verified_first_name, NEW.verified_last_name,
         NEW.verified_birth_date))
  EXECUTE FUNCTION deny_change();
