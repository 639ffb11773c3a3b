CREATE TABLE "legal_acceptance" (
	"player_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_acceptance_player_id_document_version_pk" PRIMARY KEY("player_id","document","version"),
	CONSTRAINT "legal_acceptance_document" CHECK ("legal_acceptance"."document" IN ('terms', 'rules', 'privacy')),
	CONSTRAINT "legal_acceptance_version_positive" CHECK ("legal_acceptance"."version" > 0)
);
--> statement-breakpoint
-- What was accepted, and when, stays as it was.
GRANT SELECT, INSERT ON legal_acceptance TO goldwren_api;
