-- Sweeps Coins expire after 90 days without sign-in or play. Whoever is there already counts as signed in today.
ALTER TYPE "public"."journal_kind" ADD VALUE 'inactivity_expiry';--> statement-breakpoint
CREATE TABLE "sweeps_expiry_notice" (
	"player_id" uuid NOT NULL,
	"absent_since" timestamp with time zone NOT NULL,
	"notice" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sweeps_expiry_notice_player_id_absent_since_notice_pk" PRIMARY KEY("player_id","absent_since","notice"),
	CONSTRAINT "sweeps_expiry_notice_notice" CHECK ("sweeps_expiry_notice"."notice" IN ('first', 'last'))
);
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
GRANT SELECT, INSERT ON sweeps_expiry_notice TO goldwren_api;--> statement-breakpoint
CREATE TRIGGER sweeps_expiry_notice_append_only BEFORE UPDATE OR DELETE ON sweeps_expiry_notice
  FOR EACH ROW EXECUTE FUNCTION deny_change();--> statement-breakpoint
CREATE TRIGGER sweeps_expiry_notice_no_truncate BEFORE TRUNCATE ON sweeps_expiry_notice
  FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
