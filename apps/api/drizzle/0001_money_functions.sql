-- The money core. Only these functions write wallet, journal, game_session, round and idempotency (see the next
-- migration for the walls). Written for one call = one statement = one transaction; player_id leads every key.
--
-- Refusals: SQLSTATE GW000, and the message is the problem code of the contract. Nothing of a refused call remains.
-- Lock order, in every function: game_session, wallet gold, wallet sweeps, round, journal.

-- Room in the page for the next version of a row that every round updates.
ALTER TABLE wallet SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE game_session SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE round SET (fillfactor = 90);
--> statement-breakpoint

CREATE FUNCTION refuse(p_code text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', p_code USING ERRCODE = 'GW000';
END $$;
--> statement-breakpoint

-- Both wallets of a new player, empty. Safe to call again.
CREATE FUNCTION open_wallets(p_player uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO wallet (player_id, currency) VALUES (p_player, 'gold'), (p_player, 'sweeps') ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint

-- One movement between a player and a house account, at most once per (player, ref, kind, currency).
-- p_amount: hundredths, positive to the player. p_unplayed: how much of a credit must still be played once.
-- Returns the balance now and whether this call posted (false: it had been posted before).
-- Refuses: not_found (no wallet), insufficient_gold, insufficient_sweeps.
CREATE FUNCTION post_entry(
  p_player uuid, p_currency currency, p_kind journal_kind, p_contra house_account,
  p_amount bigint, p_ref uuid, p_unplayed bigint
) RETURNS TABLE (balance bigint, posted boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v wallet%ROWTYPE;
BEGIN
  SELECT * INTO v FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  -- The lock above makes this look-up final: a second poster waits until the first one's row is visible.
  PERFORM 1 FROM journal j
    WHERE j.player_id = p_player AND j.ref = p_ref AND j.kind = p_kind AND j.currency = p_currency;
  IF FOUND THEN RETURN QUERY SELECT v.balance, false; RETURN; END IF;
  IF v.balance + p_amount < 0 THEN PERFORM refuse('insufficient_' || p_currency::text); END IF;

  UPDATE wallet w SET
    balance = v.balance + p_amount,
    unplayed = least(v.unplayed + p_unplayed, v.balance + p_amount),
    version = v.version + 1,
    cum_credit = v.cum_credit + greatest(p_amount, 0)
  WHERE w.player_id = p_player AND w.currency = p_currency;
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
  VALUES (p_player, p_currency, v.version + 1, p_amount, v.balance + p_amount, p_ref, p_kind, p_contra);
  RETURN QUERY SELECT v.balance + p_amount, true;
END $$;
--> statement-breakpoint

-- Takes a whole balance away (Sweeps Coins that expire), whatever it is when the wallet is locked. Returns the amount.
CREATE FUNCTION post_whole_balance(
  p_player uuid, p_currency currency, p_kind journal_kind, p_contra house_account, p_ref uuid
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_balance bigint;
BEGIN
  SELECT w.balance INTO v_balance FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency FOR UPDATE;
  IF v_balance > 0 THEN PERFORM post_entry(p_player, p_currency, p_kind, p_contra, -v_balance, p_ref, 0); END IF;
  RETURN coalesce(v_balance, 0);
END $$;
--> statement-breakpoint

-- No stake leaves a frozen wallet; wins of rounds already open are still paid.
CREATE FUNCTION set_wallets_frozen(p_player uuid, p_frozen boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE wallet SET frozen = p_frozen WHERE player_id = p_player;
END $$;
--> statement-breakpoint

-- First use of a key records what it was used for; a later use for something else is refused (idempotency_mismatch).
CREATE FUNCTION claim_idempotency_key(p_player uuid, p_key text, p_hash bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO idempotency (player_id, key, request_hash) VALUES (p_player, p_key, p_hash) ON CONFLICT DO NOTHING;
  IF FOUND THEN RETURN; END IF;
  PERFORM 1 FROM idempotency WHERE player_id = p_player AND key = p_key AND request_hash = p_hash;
  IF NOT FOUND THEN PERFORM refuse('idempotency_mismatch'); END IF;
END $$;
--> statement-breakpoint

-- Forgets keys older than p_hours; returns how many. The effects they stood for stay.
CREATE FUNCTION forget_idempotency_keys(p_hours int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_forgotten bigint;
BEGIN
  DELETE FROM idempotency WHERE at < now() - p_hours * interval '1 hour';
  GET DIAGNOSTICS v_forgotten = ROW_COUNT;
  RETURN v_forgotten;
END $$;
--> statement-breakpoint

-- Opens a session, or returns the one that is open: one per player and game. Looks again when the open one is ended
-- between the refused insert and the look.
CREATE FUNCTION open_game_session(
  p_player uuid, p_session uuid, p_game int, p_maths smallint, p_sealed_seed bytea, p_commitment bytea
) RETURNS TABLE (session_id uuid, resumed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  LOOP
    INSERT INTO game_session (player_id, id, game_id, maths_id, sealed_server_seed, commitment)
    VALUES (p_player, p_session, p_game, p_maths, p_sealed_seed, p_commitment)
    ON CONFLICT (player_id, game_id) WHERE ended_at IS NULL DO NOTHING;
    IF FOUND THEN RETURN QUERY SELECT p_session, false; RETURN; END IF;
    RETURN QUERY SELECT s.id, true FROM game_session s
      WHERE s.player_id = p_player AND s.game_id = p_game AND s.ended_at IS NULL;
    IF FOUND THEN RETURN; END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- Why a round was not accepted, or its stored twin. Called when nothing has been written yet.
-- Returns the stored round's id when the same round had been played; refuses otherwise.
CREATE FUNCTION explain_refused_round(
  p_player uuid, p_session uuid, p_nonce int, p_currency currency, p_stake bigint, p_client_seed text, p_choice jsonb
) RETURNS uuid
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  s game_session%ROWTYPE;
  r round%ROWTYPE;
BEGIN
  SELECT * INTO r FROM round x WHERE x.player_id = p_player AND x.session_id = p_session AND x.nonce = p_nonce;
  IF FOUND THEN
    IF r.currency = p_currency AND r.stake = p_stake AND r.client_seed = p_client_seed AND r.choice = p_choice THEN
      RETURN r.id;
    END IF;
    PERFORM refuse('nonce_conflict');
  END IF;
  SELECT * INTO s FROM game_session x WHERE x.player_id = p_player AND x.id = p_session;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF s.ended_at IS NOT NULL THEN PERFORM refuse('session_ended'); END IF;
  IF s.open_round_id IS NOT NULL THEN PERFORM refuse('round_open'); END IF;
  IF s.next_nonce <> p_nonce THEN PERFORM refuse('nonce_conflict'); END IF;
  PERFORM refuse('too_fast');
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A whole round in one statement: nonce, stake, payout, journal, round. An instant round comes settled with its
-- payout; a decision round comes open with payout 0 and is paid by advance_round.
-- The same nonce with the same round again returns the stored id with replayed = true and changes nothing.
-- Refuses: not_found, session_ended, round_open, nonce_conflict, too_fast, game_off, account_suspended,
-- insufficient_gold, insufficient_sweeps, idempotency_mismatch.
CREATE FUNCTION play_round(
  p_player uuid, p_session uuid, p_round uuid, p_nonce int, p_currency currency, p_stake bigint,
  p_settled boolean, p_payout bigint, p_client_seed text, p_choice jsonb,
  p_min_interval_ms int, p_key text, p_key_hash bytea
) RETURNS TABLE (round_id uuid, replayed boolean, gold bigint, sweeps bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_game int;
  v_maths smallint;
  v_stored uuid;
  v_balance bigint;
  v_version bigint;
  v_other bigint;
  v_frozen boolean;
BEGIN
  IF p_key IS NOT NULL THEN PERFORM claim_idempotency_key(p_player, p_key, p_key_hash); END IF;

  UPDATE game_session s SET
    next_nonce = p_nonce + 1,
    last_played_at = now(),
    open_round_id = CASE WHEN p_settled THEN NULL ELSE p_round END
  WHERE s.player_id = p_player AND s.id = p_session AND s.next_nonce = p_nonce
    AND s.ended_at IS NULL AND s.open_round_id IS NULL
    AND (s.last_played_at IS NULL OR s.last_played_at <= now() - p_min_interval_ms * interval '1 millisecond')
  RETURNING s.game_id, s.maths_id INTO v_game, v_maths;
  IF NOT FOUND THEN
    v_stored := explain_refused_round(p_player, p_session, p_nonce, p_currency, p_stake, p_client_seed, p_choice);
    RETURN QUERY SELECT v_stored, true,
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'gold'),
      (SELECT w.balance FROM wallet w WHERE w.player_id = p_player AND w.currency = 'sweeps');
    RETURN;
  END IF;
  PERFORM 1 FROM game g WHERE g.id = v_game AND g.enabled;
  IF NOT FOUND THEN PERFORM refuse('game_off'); END IF;
  -- The caller computes the outcome; the core still refuses one that the maths cannot produce.
  PERFORM 1 FROM game_maths m WHERE m.id = v_maths AND p_payout * 100 <= p_stake * m.max_pay_x100;
  IF NOT FOUND OR p_stake <= 0 OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, p_stake;
  END IF;

  UPDATE wallet w SET
    balance = w.balance - p_stake + p_payout,
    unplayed = w.unplayed - least(w.unplayed, p_stake),
    version = w.version + CASE WHEN p_payout > 0 THEN 2 ELSE 1 END,
    cum_credit = w.cum_credit + p_payout
  WHERE w.player_id = p_player AND w.currency = p_currency AND w.balance >= p_stake AND NOT w.frozen
  RETURNING w.balance, w.version INTO v_balance, v_version;
  IF NOT FOUND THEN
    SELECT w.frozen INTO v_frozen FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency;
    PERFORM refuse(CASE WHEN v_frozen THEN 'account_suspended' ELSE 'insufficient_' || p_currency::text END);
  END IF;

  IF p_payout > 0 THEN
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra) VALUES
      (p_player, p_currency, v_version - 1, -p_stake, v_balance - p_payout, p_round, 'stake', 'play'),
      (p_player, p_currency, v_version, p_payout, v_balance, p_round, 'win', 'play');
  ELSE
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra) VALUES
      (p_player, p_currency, v_version, -p_stake, v_balance, p_round, 'stake', 'play');
  END IF;
  INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout,
                     settled_at, client_seed, choice, actions)
  VALUES (p_player, p_round, p_session, p_nonce, v_game, v_maths, p_currency,
          CASE WHEN p_settled THEN 'settled' ELSE 'open' END::round_state,
          CASE WHEN p_settled THEN 'player' END::settled_by, p_stake, p_payout,
          CASE WHEN p_settled THEN now() END, p_client_seed, p_choice, '[]');

  SELECT w.balance INTO v_other FROM wallet w WHERE w.player_id = p_player AND w.currency <> p_currency;
  IF p_currency = 'gold' THEN RETURN QUERY SELECT p_round, false, v_balance, v_other;
  ELSE RETURN QUERY SELECT p_round, false, v_other, v_balance; END IF;
END $$;
--> statement-breakpoint

-- The next decision of an open round; the last one settles and pays it. Exactly once, whoever decides: the player,
-- the end of the session, or the sweeper with the published default action.
-- The same step with the same action again changes nothing (replayed = true).
-- Refuses: not_found, conflict (another action at that step, or a step out of order).
CREATE FUNCTION advance_round(
  p_player uuid, p_session uuid, p_round uuid, p_step int, p_action jsonb,
  p_settled boolean, p_payout bigint, p_settled_by settled_by
) RETURNS TABLE (replayed boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  r round%ROWTYPE;
  v_balance bigint;
  v_version bigint;
BEGIN
  PERFORM 1 FROM game_session s WHERE s.player_id = p_player AND s.id = p_session FOR UPDATE;
  SELECT * INTO r FROM round x WHERE x.player_id = p_player AND x.id = p_round AND x.session_id = p_session;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF r.state = 'settled' OR jsonb_array_length(r.actions) <> p_step THEN
    IF r.actions -> p_step = p_action THEN RETURN QUERY SELECT true; RETURN; END IF;
    PERFORM refuse('conflict');
  END IF;
  PERFORM 1 FROM game_maths m WHERE m.id = r.maths_id AND p_payout * 100 <= r.stake * m.max_pay_x100;
  IF NOT FOUND OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled) THEN
    RAISE EXCEPTION 'payout % for stake % is outside the maths of the game', p_payout, r.stake;
  END IF;

  UPDATE game_session s SET
    last_played_at = now(),
    open_round_id = CASE WHEN p_settled THEN NULL ELSE p_round END
  WHERE s.player_id = p_player AND s.id = p_session;
  IF p_payout > 0 THEN
    UPDATE wallet w SET
      balance = w.balance + p_payout, version = w.version + 1, cum_credit = w.cum_credit + p_payout
    WHERE w.player_id = p_player AND w.currency = r.currency
    RETURNING w.balance, w.version INTO v_balance, v_version;
    INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, kind, contra)
    VALUES (p_player, r.currency, v_version, p_payout, v_balance, p_round, 'win', 'play');
  END IF;
  UPDATE round x SET
    actions = x.actions || jsonb_build_array(p_action),
    state = CASE WHEN p_settled THEN 'settled' ELSE 'open' END::round_state,
    settled_by = CASE WHEN p_settled THEN p_settled_by END,
    settled_at = CASE WHEN p_settled THEN now() END,
    payout = p_payout
  WHERE x.player_id = p_player AND x.id = p_round;
  RETURN QUERY SELECT false;
END $$;
--> statement-breakpoint

-- Ends a session and returns what was settled in it. Moves no money. Ending again returns the same totals; a report
-- that comes after the sweeper ended the session is still compared and kept.
-- Refuses: not_found, round_open (settle it first).
CREATE FUNCTION end_game_session(p_player uuid, p_session uuid, p_gold_won bigint, p_sweeps_won bigint, p_rounds int, p_report jsonb)
RETURNS TABLE (gold_won bigint, sweeps_won bigint, rounds int, report_matches boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s game_session%ROWTYPE;
  v_gold bigint;
  v_sweeps bigint;
  v_rounds int;
BEGIN
  SELECT * INTO s FROM game_session x WHERE x.player_id = p_player AND x.id = p_session FOR UPDATE;
  IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
  IF s.open_round_id IS NOT NULL THEN PERFORM refuse('round_open'); END IF;
  SELECT coalesce(sum(r.payout) FILTER (WHERE r.currency = 'gold'), 0),
         coalesce(sum(r.payout) FILTER (WHERE r.currency = 'sweeps'), 0), count(*)
    INTO v_gold, v_sweeps, v_rounds
    FROM round r WHERE r.player_id = p_player AND r.session_id = p_session;
  IF s.report IS NULL AND p_report IS NOT NULL THEN
    s.report_matches := p_gold_won = v_gold AND coalesce(p_sweeps_won, v_sweeps) = v_sweeps AND p_rounds = v_rounds;
  END IF;
  UPDATE game_session x SET
    ended_at = coalesce(x.ended_at, now()),
    report = coalesce(x.report, p_report),
    report_matches = s.report_matches
  WHERE x.player_id = p_player AND x.id = p_session;
  RETURN QUERY SELECT v_gold, v_sweeps, v_rounds, s.report_matches;
END $$;
