CREATE TABLE "sanctions_list" (
	"version" integer PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"files" text[] NOT NULL,
	"names" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_list_format" CHECK ("sanctions_list"."format" IN ('sdn', 'plain'))
);
--> statement-breakpoint
CREATE TABLE "sanctions_match" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"screening_id" uuid NOT NULL,
	"list_version" integer NOT NULL,
	"entry" text NOT NULL,
	"listed_name" text NOT NULL,
	"listed_birth_years" smallint[] NOT NULL,
	"name" text NOT NULL,
	"birth_year" smallint NOT NULL,
	"score" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "sanctions_match_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "sanctions_match_state" CHECK ("sanctions_match"."state" IN ('open', 'cleared', 'confirmed')),
	CONSTRAINT "sanctions_match_decided" CHECK (("sanctions_match"."state" = 'open') = ("sanctions_match"."decided_at" IS NULL)),
	CONSTRAINT "sanctions_match_decided_by" CHECK (("sanctions_match"."decided_at" IS NULL) = ("sanctions_match"."decided_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sanctions_name" (
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"entry" text NOT NULL,
	"name" text NOT NULL,
	"birth_years" smallint[] NOT NULL,
	CONSTRAINT "sanctions_name_version_position_pk" PRIMARY KEY("version","position")
);
--> statement-breakpoint
CREATE TABLE "sanctions_screening" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"name" text NOT NULL,
	"birth_year" smallint NOT NULL,
	"list_version" integer,
	"list_sha256" text,
	"result" text NOT NULL,
	"screened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sanctions_screening_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "sanctions_screening_occasion" CHECK ("sanctions_screening"."occasion" IN ('identity', 'approval', 'payout')),
	CONSTRAINT "sanctions_screening_result" CHECK ("sanctions_screening"."result" IN ('clear', 'match', 'no_list')),
	CONSTRAINT "sanctions_screening_names_list" CHECK (("sanctions_screening"."result" = 'no_list') = ("sanctions_screening"."list_version" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "sanctions_name" ADD CONSTRAINT "sanctions_name_version_sanctions_list_version_fk" FOREIGN KEY ("version") REFERENCES "public"."sanctions_list"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_match_once" ON "sanctions_match" USING btree ("player_id","entry","listed_name","name");--> statement-breakpoint
CREATE INDEX "sanctions_match_by_id" ON "sanctions_match" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sanctions_match_queue" ON "sanctions_match" USING btree ("id") WHERE "sanctions_match"."state" = 'open';
--> statement-breakpoint
-- Lists are imported by the owner of the tables; the API screens by them, and what it found is evidence.
GRANT SELECT ON sanctions_list, sanctions_name TO goldwren_api;
--> statement-breakpoint
GRANT SELECT, INSERT ON sanctions_screening, sanctions_match TO goldwren_api;
--> statement-breakpoint
GRANT UPDATE (state, decided_at, decided_by, reason) ON sanctions_match TO goldwren_api;
