import { faultsOf, type SqlFault } from './sql-fault.ts';
import { faultsOfCredits } from './sql-faults-of-credits.ts';
import { faultsOfRights } from './sql-faults-of-rights.ts';

const core = 'test/wallet/refusals-in-the-core.test.ts';
const limits = 'test/responsible-play/limits-in-the-core.test.ts';
const limitsOverHttp = 'test/responsible-play/limits.test.ts';
const breaks = 'test/responsible-play/breaks.test.ts';
const model = 'test/properties/money-core.test.ts';
const raises = 'test/games/raise.test.ts';
const verdicts = 'test/batches/verdicts.test.ts';
const postings = 'test/wallet/postings.test.ts';
const rounds = 'test/games/round.test.ts';
const expiry = 'test/sweeps-expiry/expiry.test.ts';

/** The faults in the functions of play, and those of the other two lists. */
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
    ['0, p_payout, 0, p_round', '0, p_payout + 1, 0, p_round'],
    ['raised = x.raised + p_raise', 'raised = p_raise'],
    ['stake = x.stake + p_raise', 'stake = x.stake'],
  ),
  ...faultsOf(
    'advance-round',
    [limits, limitsOverHttp],
    ['PERFORM record_play(p_player, r.currency, -p_payout)', 'PERFORM record_play(p_player, r.currency, 0)'],
  ),
  ...faultsOf(
    'post-raise',
    [raises, core],
    ['p_before.currency, p_raise, 0,', 'p_before.currency, 1, 0,'],
    ['0, -p_raise, p_ref', '0, 0, p_ref'],
    ['IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;', ''],
    ["post_movement('play', 'raise',", "post_movement('play', 'stake',"],
  ),
  ...faultsOf(
    'post-raise',
    [limits],
    [
      'PERFORM record_play(p_before.player_id, p_before.currency, p_raise)',
      'PERFORM record_play(p_before.player_id, p_before.currency, 0)',
    ],
    ["v_balance, p_raise, 'raise')", "v_balance, p_raise, 'stake')"],
  ),
  ...faultsOf(
    'play-round',
    [model, rounds, core],
    ['next_nonce = p_nonce + 1,', 'next_nonce = p_nonce,'],
    [
      'unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit)',
      'unplayed = greatest(w.unplayed - m.credit, 0)',
    ],
    ['v_balance := v_balance - p_stake + p_payout;', 'v_balance := v_balance - p_stake;'],
  ),
  ...faultsOf(
    'play-round',
    [verdicts],
    ['p_payout * 100 > p_stake * v_max_pay_x100 OR ', ''],
    ['IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;\n  IF v_guarded', 'IF v_guarded'],
    [
      'PERFORM record_play(p_player, p_currency, p_stake - p_payout)',
      'PERFORM record_play(p_player, p_currency, p_stake * 2)',
    ],
  ),
  ...faultsOf(
    'play-round',
    [core],
    ['IF p_key IS NOT NULL THEN PERFORM claim_idempotency_key(p_player, p_key, p_key_hash); END IF;', ''],
  ),
  ...faultsOf('claim-idempotency-key', [core], [' AND request_hash = p_hash', '']),
  ...faultsOf(
    'play-rounds',
    [verdicts, 'test/batches/same-answers.test.ts'],
    [
      'unplayed = least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit)',
      'unplayed = greatest(w.unplayed - m.credit, 0)',
    ],
    ['cum_credit = w.cum_credit + m.credit', 'cum_credit = w.cum_credit'],
    ['AND check_game(g.enabled) IS NULL', ''],
    ['WHERE NOT w.guarded\n         AND', 'WHERE'],
    ['AND r.payout * 100 <= r.stake * m.max_pay_x100', ''],
    ['THEN p_nonces[a.n] + 1 END', 'THEN p_nonces[a.n] END'],
    ['open_round_id = CASE WHEN p_settled[a.n] THEN NULL ELSE p_rounds[a.n] END', 'open_round_id = NULL'],
    ['<> cardinality(p_players) THEN', '> cardinality(p_players) THEN'],
  ),
  ...faultsOf('check-game', [verdicts], ['p_enabled IS NOT TRUE', 'false']),
  // check_funds checks guarded wallets too, and play_rounds leaves them to play_round.
  ...faultsOf('check-rounds', [verdicts], ['WHERE NOT w.guarded\n     AND', 'WHERE']).map((fault) => ({
    ...fault,
    equivalent: 'the first check only saves time',
  })),
  ...faultsOf(
    'check-session',
    [verdicts, core, raises, 'test/games/refused-before-secret.test.ts'],
    ["WHEN p_ended_at IS NOT NULL THEN 'session_ended'", ''],
    ["WHEN p_open_round IS NOT NULL THEN 'round_open'", ''],
    ['p_nonce <> p_next_nonce', 'p_nonce < p_next_nonce'],
    ['p_last_played_at > p_newest', 'p_last_played_at < p_newest'],
  ),
  ...faultsOf(
    'check-wallet',
    [verdicts, limits],
    ["WHEN p_frozen THEN 'account_suspended'", ''],
    ['WHEN p_guarded THEN', 'WHEN NOT p_guarded THEN'],
  ),
  ...faultsOf(
    'check-funds',
    [core, model, verdicts],
    ['p_balance >= p_amount', 'p_balance > p_amount'],
    ['(p_balance >= p_amount) IS NOT TRUE', 'false'],
  ),
  ...faultsOf(
    'check-round',
    [verdicts, core, raises, 'test/games/refused-before-secret.test.ts'],
    ['r.client_seed = p_client_seed AND ', ''],
    ['r.stake - r.raised = p_stake', 'r.stake = p_stake'],
    ["w.balance, p_stake, 'stake')", "w.balance, 0, 'stake')"],
  ),
  ...faultsOf(
    'record-play',
    [limits],
    ['CASE WHEN l.period_start < product_period_start(l.period, v_now) THEN 0 ELSE l.used END', 'l.used'],
    ['period_start = greatest(l.period_start, product_period_start(l.period, v_now))', 'period_start = l.period_start'],
    ["WHEN l.kind = 'play_time' THEN v_gap", "WHEN l.kind = 'play_time' THEN 0"],
    [
      "l.kind IN ('play_time', loss_limit_of(p_currency))",
      "l.kind IN ('play_time', CASE p_currency WHEN 'gold' THEN 'sweeps_loss' ELSE 'gold_loss' END)",
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
    ['gap <= longest_play_gap_seconds()', 'gap <= 10 * longest_play_gap_seconds()'],
    ['gap <= longest_play_gap_seconds()', 'gap < longest_play_gap_seconds()'],
    ['j.currency = v_currency', "j.currency = 'sweeps'"],
  ),
  ...faultsOf(
    'check-responsible-play',
    [limits, breaks],
    ["IF p_purpose <> 'stake' THEN RETURN NULL; END IF;", ''],
    ['ELSE l.used END > l.amount', 'ELSE l.used END >= l.amount'],
    ['ELSE l.used END >= l.amount', 'ELSE l.used END > l.amount'],
    ['>= v_pace.reality_check_minutes * 60', '> v_pace.reality_check_minutes * 60'],
    ["IF v_excluded OR v_hold = 'exact' THEN", "IF v_hold = 'exact' THEN"],
    ['coalesce(p.exclusion_ends_at > now(), true)', 'true'],
  ),
  ...faultsOf(
    'check-responsible-play',
    ['test/exclusions/eligibility.test.ts'],
    ["IF v_excluded OR v_hold = 'exact' THEN", 'IF v_excluded THEN'],
    ["IF v_hold = 'near' THEN RETURN 'exclusion_review'; END IF;", ''],
  ),
  ...faultsOf(
    'check-responsible-play',
    [breaks, verdicts],
    ["IF v_cooling THEN RETURN 'cooling_off'; END IF;", ''],
    ["IF p_purpose = 'redemption' THEN RETURN NULL; END IF;", ''],
  ),
  ...faultsOf('play-gap-seconds', [limitsOverHttp, limits], ["interval '1 second'", "interval '10 seconds'"]),
  ...faultsOf(
    'set-play-limit',
    [limitsOverHttp, limits],
    ['ELSIF p_amount <= l.amount THEN', 'ELSIF p_amount IS NOT NULL THEN'],
    ['PERFORM guard_wallets(p_player);', ''],
    ['limit_used(p_player, p_kind, v_start::timestamp AT TIME ZONE product_time_zone())', '0'],
    ['OR l.wanted IS DISTINCT FROM p_amount', ''],
    [
      "OR l.wanted_at < now() - (limit_loosen_hours() * interval '1 hour' + limit_confirm_days() * interval '1 day')",
      '',
    ],
    ['set_at = now(), wanted = NULL, wanted_at = NULL', 'set_at = now()'],
  ),
  ...faultsOf(
    'confirm-play-limit',
    [limitsOverHttp],
    ["IF now() < v_from THEN PERFORM refuse('limit_not_yet'); END IF;", ''],
    ["OR now() > v_from + limit_confirm_days() * interval '1 day'", ''],
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
    ['excluded_until = v_until, exclusion_ends_at = NULL', 'excluded_until = v_until'],
    ['greatest(x.excluded_until, v_until', 'least(x.excluded_until, v_until'],
    ['PERFORM guard_wallets(p_player);', ''],
    ['OR p.exclusion_ends_at <= now()', ''],
  ),
  ...faultsOf(
    'return-from-exclusion',
    [breaks, limits],
    ['OR p.excluded_until > now() THEN', 'THEN'],
    ['coalesce(x.exclusion_ends_at, v_ends_at)', "v_ends_at + interval '1 second'"],
  ),
  ...faultsOf(
    'start-cool-off',
    [breaks, verdicts],
    ['greatest(p.cool_off_until, now()', 'greatest(now(), now()'],
    ['PERFORM guard_wallets(p_player);', ''],
  ),
  ...faultsOf(
    'redeemable-sweeps',
    [core],
    ['IF v_in_window THEN v_held := 0; END IF;', ''],
    ["interval '1 hour'", "interval '30 minutes'"],
    ['v_held := least(v_held, v_balance_after);', ''],
    ['IF NOT v_below THEN v_held_since := v_rose; END IF;', ''],
  ),
  ...faultsOf(
    'escrow-redemption',
    [core],
    ['IF v_balance < p_amount THEN', 'IF v_balance <= p_amount THEN'],
    ["IF v_balance - v_unplayed < p_amount THEN PERFORM refuse('sweeps_unplayed'); END IF;", ''],
    ["IF v_held < p_amount THEN PERFORM refuse('sweeps_not_held'); END IF;", ''],
    ['IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;', ''],
    ["IF FOUND THEN PERFORM refuse('redemption_pending'); END IF;", ''],
    ['IF FOUND THEN RETURN QUERY SELECT false; RETURN; END IF;', ''],
  ),
  ...faultsOf(
    'return-redemption',
    [core, 'test/redemptions/decisions.test.ts'],
    ["x.status = ANY (open_redemption_statuses()) AND x.status <> 'processing'", 'true'],
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
    ['ended_at = coalesce(x.ended_at, v_now),', ''],
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
    ['greatest(p_amount, 0)', 'abs(p_amount)'],
    ['AND j.ref = p_ref AND j.kind = p_kind AND', 'AND j.ref = p_ref AND'],
  ),
  ...faultsOf(
    'post-movement',
    [postings, model, 'test/wallet/movement-rules.test.ts'],
    ['balance = m.balance - m.debit + m.credit,', 'balance = m.balance - m.debit,'],
    [
      'least(greatest(w.unplayed + m.unplayed, 0), m.balance - m.debit + m.credit)',
      'greatest(w.unplayed + m.unplayed, 0)',
    ],
    ['cum_credit = w.cum_credit + m.credit', 'cum_credit = w.cum_credit'],
    ['WHEN r.sign = -1 THEN m.balance - m.debit ELSE', 'WHEN r.sign = -1 THEN m.balance ELSE'],
    [' AND r.sign = -1', ''],
    [' AND coalesce(m.credit <= r.most, true)', ''],
  ),
  ...faultsOfCredits,
  ...faultsOfRights,
];
