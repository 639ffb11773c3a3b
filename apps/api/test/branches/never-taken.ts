/** Branches that a whole run of the tests may leave out, by their names, each with the reason. */
export const neverTaken: Readonly<Record<string, string>> = {
  'open_game_session: IF FOUND THEN RETURN; END IF; → not taken':
    'The open session ends between two statements of the function, which no test can time.',
  'play_round: IF v_stored IS NULL THEN → then':
    'The session changes between two statements of the function, which no test can time.',
  "cell_state: IF to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL THEN → then":
    'Only Citus has this table: pnpm test:citus.',
};
