/** A small fault in a function of apps/api/sql/functions, and the tests that should notice it, the likeliest first. */
export interface SqlFault {
  /** Name of the file without its ending. */
  readonly function: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Paths below apps/api. */
  readonly tests: readonly string[];
  /** Why no test can notice it, where the faulty function does the same. */
  readonly equivalent?: string;
}

const core = 'test/wallet/refusals-in-the-core.test.ts';
const limits = 'test/responsible-play/limits-in-the-core.test.ts';
const limitsOverHttp = 'test/responsible-play/limits.test.ts';
const breaks = 'test/responsible-play/breaks.test.ts';
const model = 'test/properties/money-core.test.ts';
const raises = 'test/games/raise.test.ts';
const verdicts = 'test/batches/verdicts.test.ts';
const postings = 'test/wallet/postings.test.ts';
const rounds = 'test/games/round.test.ts';
const adjustments = 'test/adjustments/adjustments.test.ts';
const expiry = 'test/sweeps-expiry/expiry.test.ts';
const reversal = 'test/store/reversal.test.ts';

type Change = readonly [text: string, replacement: string];

function faultsOf(name: string, tests: readonly string[], ...changes: readonly Change[]): SqlFault[] {
  return changes.map(([text, replacement]) => ({ function: name, text, replacement, tests }));
}

export const sqlFaults: readonly SqlFault[] = [
  ...faultsOf(
    'advance-round',
    [core, raises],
    ["r.state = 'settled' OR jsonb_array_length(r.actions) <> p_step", "r.state = 'settled'"],
    ["r.state = 'settled' OR jsonb_array_length(r.actions) <> p_step", 'jsonb_array_length(r.actions) <> p_step'],
    ['IF r.actions -> p_step = p_action THEN', 'IF r.actions -> p_step IS NOT NULL THEN'],
    ['v_base := r.stake - r.raised;', 'v_base := r.stake;'],
    ['OR p_payout < 0 OR (p_payout > 0 AND NOT p_settled)', 'OR p_payout < 0'],
    ['((r.raised + p_raise) * 100', '(p_raise * 100'],
    ["p_settled_by <> 'player' OR ", ''],
    ['balance = w.balance + p_payout, version', 'balance = w.balance + p_payout + 1, version'],
    ['raised = x.raised + p_raise', 'raised = p_raise'],
    ['stake = x.stake + p_raise', 'stake = x.stake'],
  ),
  ...faultsOf(
    'advance-round',
    [limits, limitsOverHttp],
    ['PERFORM book_play(p_player, r.currency, -p_payout)', 'PERFORM book_play(p_player, r.currency, 0)'],
  ),
  ...faultsOf(
    'take-raise',
    [raises, core],
    ['balance = w.balance - p_raise,', 'balance = w.balance,'],
    ['unplayed = w.unplayed - least(w.unplayed, p_raise)', 'unplayed = w.unplayed'],
    ['IF v_refusal IS NOT NULL OR NOT v_enough THEN', 'IF NOT v_enough THEN'],
    [
      "contra_of('play', 'raise', p_before.currency, -p_raise)",
      "contra_of('play', 'stake', p_before.currency, -p_raise)",
    ],
  ),
  ...faultsOf(
    'take-raise',
    [limits],
    [
      'PERFORM book_play(p_before.player_id, p_before.currency, p_raise)',
      'PERFORM book_play(p_before.player_id, p_before.currency, 0)',
    ],
  ),
  ...faultsOf(
    'play-round',
    [model, rounds],
    ['next_nonce = p_nonce + 1,', 'next_nonce = p_nonce,'],
    ['unplayed = w.unplayed - least(w.unplayed, p_stake)', 'unplayed = w.unplayed - least(w.unplayed, p_payout)'],
    ['cum_credit = w.cum_credit + p_payout', 'cum_credit = w.cum_credit'],
    ['w.currency = p_currency AND w.balance >= p_stake', 'w.currency = p_currency AND w.balance > p_stake'],
    ["CASE r.kind WHEN 'stake' THEN v_balance - p_payout", "CASE r.kind WHEN 'stake' THEN v_balance"],
  ),
  ...faultsOf(
    'play-round',
    [verdicts],
    ["IF v_enabled IS NOT TRUE THEN PERFORM refuse('game_off'); END IF;", ''],
    ['p_payout * 100 > p_stake * v_max_pay_x100 OR ', ''],
    ['IF v_refusal IS NOT NULL OR NOT v_enough THEN', 'IF NOT v_enough THEN'],
    [
      'PERFORM book_play(p_player, p_currency, p_stake - p_payout)',
      'PERFORM book_play(p_player, p_currency, p_stake * 2)',
    ],
  ),
  ...faultsOf(
    'play-round',
    [core],
    ['IF p_key IS NOT NULL THEN PERFORM claim_idempotency_key(p_player, p_key, p_key_hash); END IF;', ''],
    ['AND s.ended_at IS NULL AND s.open_round_id IS NULL', 'AND s.open_round_id IS NULL'],
  ),
  ...faultsOf('claim-idempotency-key', [core], [' AND request_hash = p_hash', '']),
  ...faultsOf(
    'play-rounds',
    [verdicts, 'test/batches/same-answers.test.ts'],
    [
      'unplayed = w.unplayed - least(w.unplayed, p_stakes[a.n])',
      'unplayed = w.unplayed - least(w.unplayed, p_payouts[a.n])',
    ],
    ['w.balance - r.stake + r.payout AS balance', 'w.balance - r.stake AS balance'],
    ['cum_credit = w.cum_credit + p_payouts[a.n]', 'cum_credit = w.cum_credit'],
    ['WHERE g.enabled', 'WHERE true'],
    ['AND r.payout * 100 <= r.stake * m.max_pay_x100', ''],
    ['next_nonce = p_nonces[a.n] + 1', 'next_nonce = p_nonces[a.n]'],
    ['open_round_id = CASE WHEN p_settled[a.n] THEN NULL ELSE p_rounds[a.n] END', 'open_round_id = NULL'],
    ['<> cardinality(p_players) THEN', '> cardinality(p_players) THEN'],
    ["CASE m.kind WHEN 'stake' THEN a.balance - p_payouts[a.n]", "CASE m.kind WHEN 'stake' THEN a.balance"],
  ),
  ...faultsOf(
    'takes-round',
    [verdicts],
    ['AND p_ended_at IS NULL', ''],
    ['AND p_open_round IS NULL', ''],
    ['AND NOT p_frozen', ''],
    ['AND NOT p_guarded', ''],
    ['AND p_balance >= p_stake', ''],
    ['p_next_nonce = p_nonce', 'p_next_nonce >= p_nonce'],
  ),
  ...faultsOf(
    'round-refusal',
    [verdicts, core],
    ["WHEN v_ended_at IS NOT NULL THEN 'session_ended'", ''],
    ["WHEN v_open_round IS NOT NULL THEN 'round_open'", ''],
    ["WHEN NOT v_enabled THEN 'game_off'", ''],
    ["WHEN p_nonce <> v_next_nonce THEN 'nonce_conflict'", ''],
    ['r.client_seed = p_client_seed AND ', ''],
    ['r.stake - r.raised = p_stake', 'r.stake = p_stake'],
  ),
  ...faultsOf(
    'book-play',
    [limits],
    ['CASE WHEN l.period_start < product_period_start(l.period, now()) THEN 0 ELSE l.used END', 'l.used'],
    ['period_start = greatest(l.period_start, product_period_start(l.period, now()))', 'period_start = l.period_start'],
    ["CASE l.kind WHEN 'play_time' THEN v_gap ELSE p_cost END", "CASE l.kind WHEN 'play_time' THEN 0 ELSE p_cost END"],
    [
      "CASE p_currency WHEN 'gold' THEN 'gold_loss' ELSE 'sweeps_loss' END",
      "CASE p_currency WHEN 'gold' THEN 'sweeps_loss' ELSE 'gold_loss' END",
    ],
    ['x.unchecked_seconds + v_gap', 'x.unchecked_seconds'],
  ),
  ...faultsOf(
    'limit-used',
    [limits],
    [
      "SELECT coalesce(-sum(j.amount), 0)\n            FROM journal j\n           WHERE j.player_id = p_player AND j.kind IN ('stake', 'raise', 'win')",
      "SELECT coalesce(-sum(j.amount), 0)\n            FROM journal j\n           WHERE j.player_id = p_player AND j.kind IN ('stake', 'win')",
    ],
    ['WHERE gap <= 300', 'WHERE gap <= 3000'],
    ['WHERE gap <= 300', 'WHERE gap < 300'],
    ["CASE p_kind WHEN 'gold_loss' THEN 'gold' ELSE 'sweeps' END", "'sweeps'"],
  ),
  ...faultsOf(
    'guard-refusal',
    [limits, breaks],
    ["IF p_purpose <> 'stake' THEN RETURN NULL; END IF;", ''],
    ['ELSE l.used END > l.amount', 'ELSE l.used END >= l.amount'],
    ['ELSE l.used END >= l.amount', 'ELSE l.used END > l.amount'],
    ['>= v_pace.reality_check_minutes * 60', '> v_pace.reality_check_minutes * 60'],
    ["IF v_excluded OR v_hold = 'exact' THEN", "IF v_hold = 'exact' THEN"],
    ['coalesce(p.exclusion_ends_at > now(), true)', 'true'],
  ),
  ...faultsOf(
    'guard-refusal',
    ['test/exclusions/gates.test.ts'],
    ["IF v_excluded OR v_hold = 'exact' THEN", 'IF v_excluded THEN'],
    ["IF v_hold = 'near' THEN RETURN 'exclusion_review'; END IF;", ''],
  ),
  ...faultsOf(
    'guard-refusal',
    [breaks],
    ["IF v_cooling THEN RETURN 'cooling_off'; END IF;", ''],
    ["IF p_purpose = 'redemption' THEN RETURN NULL; END IF;", ''],
  ),
  ...faultsOf('play-gap-seconds', [limitsOverHttp, limits], ["interval '300 seconds'", "interval '3000 seconds'"]),
  ...faultsOf(
    'set-play-limit',
    [limitsOverHttp, limits],
    ['ELSIF p_amount <= l.amount THEN', 'ELSIF p_amount IS NOT NULL THEN'],
    ['PERFORM guard_wallets(p_player);', ''],
    ["limit_used(p_player, p_kind, v_start::timestamp AT TIME ZONE 'America/New_York')", '0'],
    ['OR l.wanted IS DISTINCT FROM p_amount OR', 'OR'],
    ["OR l.wanted_at < now() - p_lapses_after_hours * interval '1 hour'", ''],
    ['set_at = now(), wanted = NULL, wanted_at = NULL', 'set_at = now()'],
  ),
  ...faultsOf(
    'confirm-play-limit',
    [limitsOverHttp],
    ["IF now() < v_from THEN PERFORM refuse('limit_not_yet'); END IF;", ''],
    ["OR now() > v_from + p_within_days * interval '1 day'", ''],
    ['SET amount = l.wanted,', 'SET amount = l.amount,'],
  ),
  ...faultsOf(
    'answer-reality-check',
    [limitsOverHttp],
    ['SET unchecked_seconds = 0', 'SET unchecked_seconds = x.unchecked_seconds'],
  ),
  ...faultsOf(
    'set-reality-check',
    [limits],
    ['reality_check_minutes = p_minutes', 'reality_check_minutes = p_minutes + 1'],
  ),
  ...faultsOf(
    'exclude-player',
    [limits, breaks],
    ['END,\n      exclusion_ends_at = NULL', 'END'],
    ["interval '1 month', exclusion_ends_at = NULL", "interval '1 month'"],
    ['greatest(x.excluded_until, now()', 'least(x.excluded_until, now()'],
    ['PERFORM guard_wallets(p_player);', ''],
    ['OR p.exclusion_ends_at <= now()', ''],
  ),
  ...faultsOf(
    'return-from-exclusion',
    [breaks, limits],
    ['OR p.excluded_until > now() THEN', 'THEN'],
    [
      "coalesce(x.exclusion_ends_at, now() + p_after_hours * interval '1 hour')",
      "now() + p_after_hours * interval '1 hour' + interval '1 second'",
    ],
  ),
  ...faultsOf(
    'start-cool-off',
    [breaks],
    ['greatest(p.cool_off_until, now()', 'greatest(now(), now()'],
    ['PERFORM guard_wallets(p_player);', ''],
  ),
  ...faultsOf(
    'redeemable-sweeps',
    [core],
    ['IF v_in_window THEN v_held := 0; END IF;', ''],
    ["interval '24 hours'", "interval '12 hours'"],
    ['v_held := least(v_held, j.balance_after);', ''],
    ['IF NOT v_below THEN v_held_since := v_rose; END IF;', ''],
  ),
  ...faultsOf(
    'escrow-redemption',
    [core],
    ['IF r.balance < p_amount THEN', 'IF r.balance <= p_amount THEN'],
    ["IF r.balance - r.unplayed < p_amount THEN PERFORM refuse('sweeps_unplayed'); END IF;", ''],
    ["IF r.held < p_amount THEN PERFORM refuse('sweeps_not_held'); END IF;", ''],
    ['IF r.refusal IS NOT NULL THEN PERFORM refuse(r.refusal); END IF;', ''],
    ["IF FOUND THEN PERFORM refuse('redemption_pending'); END IF;", ''],
    ['IF FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;', ''],
  ),
  ...faultsOf(
    'return-redemption',
    ['test/redemptions/decisions.test.ts'],
    ["x.status IN ('awaiting_verification', 'in_review', 'approved')", 'true'],
    ["'sweeps', v_amount, 0, p_redemption", "'sweeps', v_amount, v_amount, p_redemption"],
  ),
  ...faultsOf(
    'end-game-session',
    [core],
    ["IF s.open_round_id IS NOT NULL THEN PERFORM refuse('round_open'); END IF;", ''],
    ['p_gold_won = v_gold AND ', ''],
    ['coalesce(p_sweeps_won, v_sweeps) = v_sweeps AND ', ''],
    [' AND p_rounds = v_rounds', ''],
    ['report = coalesce(x.report, p_report)', 'report = p_report'],
    ['ended_at = coalesce(x.ended_at, now()),', ''],
  ),
  ...faultsOf(
    'expire-idle-sweeps',
    [core, expiry],
    ['OR EXISTS (SELECT FROM player p WHERE p.id = p_player AND p.last_sign_in_at > v_since)', ''],
    ['OR EXISTS (SELECT FROM game_session s WHERE s.player_id = p_player AND s.last_played_at > v_since)', ''],
    ["'sweeps', -v_balance, 0, p_ref", "'sweeps', -v_balance + 1, 0, p_ref"],
  ),
  ...faultsOf(
    'expire-sweeps',
    [postings, 'test/accounts/profile.test.ts'],
    ['-v_balance, 0, p_ref', '-v_balance + 1, 0, p_ref'],
  ),
  ...faultsOf(
    'post-entry',
    [postings, model],
    ['IF FOUND THEN RETURN QUERY SELECT v.balance, false; RETURN; END IF;', ''],
    ['IF v.balance + p_amount < 0 THEN', 'IF v.balance + p_amount <= 0 THEN'],
    ['least(v.unplayed + p_unplayed, v.balance + p_amount)', 'v.unplayed + p_unplayed'],
    ['greatest(p_amount, 0)', 'p_amount'],
    ['AND j.ref = p_ref AND j.kind = p_kind AND', 'AND j.ref = p_ref AND'],
  ),
  ...faultsOf(
    'may-move',
    [verdicts, limits],
    ["IF v_frozen THEN RETURN 'account_suspended'; END IF;", ''],
    ['AND (w.frozen OR w.guarded)', 'AND w.frozen'],
  ),
  ...faultsOf(
    'contra-of',
    ['test/wallet/movement-rules.test.ts'],
    [' AND r.sign = CASE WHEN p_amount > 0 THEN 1 ELSE -1 END', ''],
    ['      AND (r.most IS NULL OR abs(p_amount) <= r.most);', ';'],
  ),
  ...faultsOf(
    'reverse-purchase',
    [reversal],
    ['v_taken := least(v.balance, coalesce(v_granted, 0));', 'v_taken := v.balance;'],
    ['-least(v.unplayed, v_taken)', '0'],
    ['IF FOUND THEN RETURN QUERY SELECT v_taken; RETURN; END IF;', ''],
  ),
  ...faultsOf(
    'approve-adjustment',
    [adjustments],
    ["IF v.status <> 'pending' THEN RETURN QUERY SELECT 'decided', NULL::bigint; RETURN; END IF;", ''],
    ["IF v.requested_by = v_staff THEN RETURN QUERY SELECT 'second_person', NULL::bigint; RETURN; END IF;", ''],
    ["IF v.currency = 'sweeps' AND v.amount > 0 THEN v_unplayed := v.amount; END IF;", ''],
  ),
  ...faultsOf('reject-adjustment', [adjustments], [" AND a.status = 'pending'", '']),
  ...faultsOf('only-erasure', ['test/privacy/walls.test.ts'], [' AND erased_at IS NOT NULL', '']),
  ...faultsOf('only-after-exclusion', ['test/privacy/walls.test.ts'], [' AND excluded_until <= now()', '']),
];
