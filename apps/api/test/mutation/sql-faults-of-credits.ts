import { faultsOf, type SqlFault } from './sql-fault.ts';

const adversary = 'test/privileges/adversary.test.ts';
const reversal = 'test/store/reversal.test.ts';
const payments = 'test/store/permutations.test.ts';
const adjustments = 'test/adjustments/adjustments.test.ts';

/** Faults in the functions that credit or remove coins outside play. */
export const faultsOfCredits: readonly SqlFault[] = [
  ...faultsOf(
    'credit-purchase',
    [adversary],
    ["IF o.status IN ('paid', 'refunded', 'charged_back') THEN PERFORM refuse('conflict'); END IF;", ''],
    [' AND v.gold = o.gold', ''],
  ),
  ...faultsOf(
    'credit-purchase',
    [adversary],
    ['v_sweeps, v_sweeps, p_order', 'v_sweeps, 0, p_order'],
    [
      'AND (NOT o.first_purchase OR EXISTS (SELECT FROM first_purchase f WHERE f.player_id = p_player AND f.order_id = p_order))',
      '',
    ],
    ["o.id || '-' || o.player_id", 'o.id::text'],
  ),
  ...faultsOf(
    'credit-purchase',
    [reversal, adversary, payments],
    ["n.status = 'paid' AND ", ''],
    ["o.status = 'review' AND acts_as_staff('orders.review')", "o.status = 'review'"],
  ),
  ...faultsOf(
    'credit-purchase',
    ['test/store/reserved-orders.test.ts', 'test/responsible-play/limits.test.ts'],
    ['ELSE l.used END + o.price_cents', 'ELSE l.used END'],
  ),
  ...faultsOf(
    'credit-purchase',
    ['test/store/offers-by-region.test.ts', 'test/store/expired-orders.test.ts'],
    ['IF NOT p_with_sweeps THEN v_sweeps := 0; END IF;', ''],
  ),
  ...faultsOf(
    'reverse-purchase',
    [reversal],
    ['v_taken := least(v.balance, coalesce(v_granted, 0));', 'v_taken := v.balance;'],
    ['-least(v.unplayed, v_taken)', '0'],
    ['IF FOUND THEN RETURN QUERY SELECT v_taken; RETURN; END IF;', ''],
  ),
  ...faultsOf('reverse-purchase', [adversary, reversal], ["n.status IN ('refunded', 'charged_back')", 'true']),
  ...faultsOf('skrill-notice', [adversary], [' OR v_given IS DISTINCT FROM v_expected', '']),
  ...faultsOf('stripe-notice', ['test/store/mismatches.test.ts'], ["= p_data ->> 'signature'", "<> ''"]),
  ...faultsOf(
    'pay-debt',
    ['test/redemptions/chargeback-orders.test.ts'],
    ['least(p_amount - v_paid, d.amount)', 'd.amount'],
    ['SET amount = x.amount - v_part', 'SET amount = x.amount'],
    ['-v_paid, 0, p_ref', '-v_paid + 1, 0, p_ref'],
  ),
  ...faultsOf(
    'grant-welcome-offer',
    [adversary, 'test/accounts/register.test.ts'],
    [' AND p.created_at = now()', ''],
    ["CASE p_currency WHEN 'sweeps' THEN v_amount ELSE 0 END", '0'],
  ),
  ...faultsOf(
    'grant-login-bonus',
    ['test/wallet/login-bonus.test.ts'],
    [' OR v.last_claim_day >= v_today', ''],
    ['v.last_claim_day >= v_today', 'v.last_claim_day = v_today'],
    ['IF v.last_claim_day = v_today - 1 THEN', 'IF v.last_claim_day < v_today THEN'],
    [' % (SELECT max(d.day) FROM login_bonus_day d)', ''],
    ['SET last_claim_day = v_today, streak = v_day', 'SET last_claim_day = v_today'],
    ["product_period_start('day', now())", 'now()::date'],
  ),
  ...faultsOf(
    'grant-challenge-prize',
    ['test/challenge/prize-in-the-core.test.ts'],
    ['e.finished_at IS NOT NULL AND e.day', 'e.day'],
    [" AND e.day = product_period_start('day', now())", ''],
    ['cardinality(e.decided_at) IS DISTINCT FROM', 'cardinality(e.decided_at) <'],
    ['IF v_refusal IS NOT NULL THEN PERFORM refuse(v_refusal); END IF;', ''],
    ['challenge_prize_of(e.given_up)', 'challenge_prize_of(0)'],
    ['v_amount, 0, e.id)', 'v_amount, 0, gen_random_uuid())'],
  ),
  ...faultsOf(
    'check-challenge',
    ['test/challenge/games-off.test.ts'],
    ['check_game(v_enabled), ', ''],
    [' FOR SHARE OF g', ''],
  ),
  ...faultsOf(
    'check-challenge',
    ['test/challenge/refusals.test.ts'],
    ["check_movement(p_player, 'gold', 0, 'stake')", 'NULL'],
    ["0, 'stake'", "0, 'raise'"],
  ),
  ...faultsOf(
    'record-challenge-decision',
    ['test/challenge/play-time.test.ts'],
    ['SET decided_at = x.decided_at || now()', 'SET decided_at = x.decided_at'],
    ["IF v_guarded THEN PERFORM record_play(p_player, 'gold', 0); END IF;", ''],
    ['v_refusal := check_challenge(p_player, p_day);', ''],
  ),
  ...faultsOf(
    'grant-free-entry',
    ['test/privileges/direct-writes.test.ts', 'test/free-entry/decisions.test.ts'],
    ["IF e.status NOT IN ('pending', 'approved') THEN PERFORM refuse('conflict'); END IF;", ''],
    [" AND a.action = 'entry.approved'", ''],
    ["NOT acts_as_staff('free_entries.review') AND NOT (e.status", 'NOT (e.status'],
    ['v_amount, v_amount, p_entry', 'v_amount, 0, p_entry'],
  ),
  ...faultsOf(
    'approve-adjustment',
    [adjustments],
    ["IF v.status <> 'pending' THEN RETURN QUERY SELECT 'decided', NULL::bigint; RETURN; END IF;", ''],
    ["IF v.requested_by = v_staff THEN RETURN QUERY SELECT 'second_person', NULL::bigint; RETURN; END IF;", ''],
    ['AND m.disabled_at IS NULL AND m.locked_at IS NULL', ''],
    ["IF v.currency = 'sweeps' AND v.amount > 0 THEN v_unplayed := v.amount; END IF;", ''],
  ),
  ...faultsOf('reject-adjustment', [adjustments], [" AND a.status = 'pending'", '']),
];
