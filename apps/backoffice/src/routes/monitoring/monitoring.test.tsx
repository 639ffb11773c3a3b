import type {
  Books,
  GameReturns,
  Liability,
  LiabilityDay,
  OperatorAlert,
  RealisedReturn,
  SystemHealth,
} from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-20T12:00:00.000Z';
const id = '0199a0a0-0000-7000-8000-0000000000a1';
const player = '0199a0a0-0000-7000-8000-000000000001';
const listOf = <Row,>(...results: Row[]) => ({ results, next_cursor: null });

const alert: OperatorAlert = {
  id,
  kind: 'job_failed',
  level: 'fatal',
  key: 'check_moved_books',
  day: '2026-11-20',
  count: 1_200,
  first_at: at,
  last_at: at,
  due_at: at,
  breached: true,
  facts: { job: 'check_moved_books', err: { message: '<img src=x>' } },
  settled: null,
};

const agrees = { ran_at: at, rows: 12_345, took_ms: 20, findings: [] };
const books: Books = {
  invariants: [
    { name: 'journal_unbroken', ...agrees },
    { name: 'wallet_matches_journal', ...agrees },
  ],
  last_finding_at: null,
  whole_checked_at: null,
};
const finding = { player_id: player, currency: 'gold', at: '7', detail: 'balance 5, journal 4' };
const broken: Books = {
  invariants: [
    { name: 'journal_unbroken', ...agrees },
    { name: 'wallet_matches_journal', ...agrees, findings: [finding] },
  ],
  last_finding_at: at,
  whole_checked_at: at,
};
const job = {
  schedule: '* * * * *',
  every_minutes: 1,
  last_success_at: at,
  last_failure: null,
  took_ms: 5,
  late: false,
};
const system: SystemHealth = {
  at,
  jobs: [
    { ...job, name: 'in-time' },
    { ...job, name: 'asleep', late: true, last_failure: { at, error: 'connect ECONNREFUSED' } },
  ],
  mail: { due: { waiting: 3, oldest_at: '2026-11-20T11:00:00.000Z' }, later: 0, given_up: 1 },
  payments: { waiting: 0, oldest_at: null },
  database: { oldest_transaction_seconds: 1.25, connections: 8, whole_server: true },
  games_off: [{ id: 2, title: 'Starlight Fortune', since: at, reason: 'rounds_disagree' }],
};

const usual: RealisedReturn = {
  rounds: 1_000_000,
  mismatches: 0,
  returned: 96.1,
  expected: 96,
  low: 95,
  high: 97,
  z: 0.3,
  verdict: 'usual',
};
const few: RealisedReturn = { ...usual, rounds: 12, returned: 220, low: 0, high: 400, z: 1.1, verdict: 'too_few' };
const game: GameReturns = {
  id: 2,
  slug: 'starlight-fortune',
  title: 'Starlight Fortune',
  enabled: true,
  theory: { low: 96, high: 96, optimal_play: false },
  spans: { yesterday: few, week: usual, month: usual, all: usual },
};

const owed: Liability = {
  players: 2,
  balances: '120.50',
  unplayed: '20.00',
  in_escrow: [{ status: 'in_review', redemptions: 1, sweeps: '60.00' }],
  escrow: '60.00',
  held_entries: { entries: 1, sweeps: '5.00' },
  owed: { players: 0, gold: '0.00', sweeps: '0.00' },
};
const night = (day: string, redeemable: string): LiabilityDay => ({
  ...owed,
  day,
  at,
  redeemable,
  players_redeemable: 1,
});

function open(path: string, answers: FakeResponses, role: 'compliance' | 'finance' | 'support' = 'compliance') {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember(role) } },
    work: { list: { results: [] } },
    ...answers,
  });
  return { sent, ...renderApp(path) };
}

async function rowOf(text: string): Promise<HTMLElement> {
  return (await screen.findByText(text)).closest('tr') as HTMLElement;
}

describe('alerts', () => {
  it('show open alerts by default, settled ones on request, and never both', async () => {
    const { sent, press } = open('/alerts', { alerts: { list: listOf(alert) } });
    const row = (await screen.findByRole('link', { name: 'A job failed' })).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('Fatal');
    expect(row.textContent).toContain('1,200');
    expect(row.textContent).toContain('Overdue');
    const state = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...state.options].map(({ text }) => text)).toEqual(['Open', 'Settled']);
    await press.selectOptions(state, 'Settled');
    await waitFor(() => expect(sent.at(-1)?.url.search).toContain('state=settled'));
    expect(sent.find(({ call }) => call === 'alerts.list')?.url.search).toContain('state=open');
  });

  it('are settled with a note, and show when another staff member was faster', async () => {
    const { sent, press } = open(`/alerts/${id}`, {
      alerts: { get: alert, settle: errorResponse(409, { code: 'conflict', error: 'Conflict.' }) },
    });
    expect(await screen.findByText(/<img src=x>/)).toBeTruthy();
    expect(screen.getByText(/retry automatically/)).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Settle alert' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Note'), 'Restarted.');
    await press.click(dialog.getByRole('button', { name: 'Settle alert' }));
    expect(await dialog.findByText(/Another staff member has settled it/)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'alerts.settle')?.body).toEqual({ note: 'Restarted.' });
  });

  it('show the code of an unknown kind, and are settled only once', async () => {
    const settled = { at, by: 'Ada', note: 'An old build.' };
    open(`/alerts/${id}`, { alerts: { get: { ...alert, kind: 'of_old', facts: null, settled } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'of_old' })).toBeTruthy();
    expect(screen.getByText('An old build.')).toBeTruthy();
    expect(screen.getByText('No facts.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle alert' })).toBeNull();
  });
});

describe('health', () => {
  it('shows findings with accounts, late jobs first, queues and disabled games', async () => {
    open('/health', { health: { get: system, books: broken } });
    expect(await screen.findByText(/The ledger does not balance: 1 finding\./)).toBeTruthy();
    expect((await rowOf('Wallets match the journal')).textContent).toContain('1 finding');
    expect((await rowOf('Journal is complete')).textContent).toContain('OK');
    expect(screen.getByRole('link', { name: player }).getAttribute('href')).toBe(`/players/${player}`);
    const jobs = within(await screen.findByRole('table', { name: 'Jobs' })).getAllByRole('row');
    expect(jobs.map((row) => row.textContent).slice(1)).toEqual([
      expect.stringMatching(/^asleepLate.*ECONNREFUSED/),
      expect.stringMatching(/^in-timeOn time/),
    ]);
    expect(screen.getByText('3, oldest 60 minutes')).toBeTruthy();
    expect(screen.getByText('Audit: rounds are missing, added or changed')).toBeTruthy();
  });

  it('runs a check on request, shows its findings, and shows when one is already running', async () => {
    const answers = { get: system, books, checkBooks: broken as never };
    const { press } = open('/health', { health: answers });
    expect(await screen.findByText('All checks passed.')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/The ledger does not balance/)).toBeTruthy();
    answers.checkBooks = errorResponse(409, { code: 'conflict', error: 'Conflict.' }) as never;
    await press.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/A check is running/)).toBeTruthy();
  });

  it('does not show unchecked books as correct', async () => {
    const unseen = books.invariants.map((invariant) => ({ ...invariant, ran_at: null }));
    open('/health', { health: { get: { ...system, jobs: [] }, books: { ...books, invariants: unseen } } });
    expect(await screen.findByText(/^The ledger has not been checked yet/)).toBeTruthy();
    expect(screen.queryByText('OK')).toBeNull();
    expect(await screen.findByText(/No worker has run yet/)).toBeTruthy();
  });
});

describe('the RTP monitor', () => {
  it('shows a verdict for too few rounds, and for results that chance cannot explain', async () => {
    const off = { ...usual, returned: 120, z: 9.4, verdict: 'beyond' as const, mismatches: 2 };
    const { press, router } = open('/rtp', {
      rtp: { list: { results: [game, { ...game, id: 3, title: 'Jacks', spans: { ...game.spans, all: off } }] } },
    });
    await screen.findByRole('table', { name: 'RTP of the games, 7 days' });
    await press.click(screen.getByRole('radio', { name: 'All days' }));
    const table = within(screen.getByRole('table', { name: 'RTP of the games, all days' }));
    const games = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.slice(0, 9));
    expect(games()).toEqual(['JacksBeyo', 'Starlight']);
    await press.click(table.getByRole('button', { name: 'Game' }));
    await press.click(table.getByRole('button', { name: 'Game' }));
    expect(games()).toEqual(['Starlight', 'JacksBeyo']);
    await press.click(table.getByRole('button', { name: 'Deviation' }));
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(/^JacksBeyond chance2 faults.*\+9\.4σ120\.00%.*\+24\.00/);
    expect(router.state.location.search).toBe('?span=all&by=deviation');
    await press.click(screen.getByRole('radio', { name: 'Yesterday' }));
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Too few rounds/);
    expect(screen.getByText(/^Jacks deviates from the proof/)).toBeTruthy();
    expect(screen.getByText(/^Rounds of Jacks do not match/)).toBeTruthy();
  });

  it('shows the days of a game as a labelled chart and as a table', async () => {
    const days = [
      { day: '2026-11-18', own: few, running: few },
      { day: '2026-11-19', own: usual, running: usual },
    ];
    open('/rtp/2', { rtp: { days: { game, days } } });
    const picture = await screen.findByRole('img', {
      name: /^Cumulative RTP by day.*Nov 18 to Nov 19.*from 220\.00% to 96\.10%/,
    });
    expect(picture.querySelectorAll('path').length).toBeGreaterThan(3);
    const table = within(screen.getByRole('table', { name: 'Cumulative RTP by day in figures' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Day'),
      'Nov 1996.10%96.00%95.00%–97.00%',
      'Nov 18220.00%96.00%0.00%–400.00%',
    ]);
  });

  it('shows no chart without audited days', async () => {
    open('/rtp/2', { rtp: { days: { game, days: [] } } });
    expect((await screen.findAllByText('There are no days to show yet.')).length).toBe(2);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('liability', () => {
  it('shows the current liability by state, and the redeemable amount of last night', async () => {
    const days = [night('2026-11-19', '40.00'), night('2026-11-18', '30.00')];
    open('/liability', { liability: { get: { at, now: owed, last_night: days[0] ?? null }, days: listOf(...days) } });
    const now = within(await screen.findByRole('region', { name: 'Now' }));
    expect(now.getByText('120.50 SC')).toBeTruthy();
    expect(now.getByText('of which in review').nextSibling?.textContent).toBe('60 SC 1 request');
    expect(now.queryByText('Redeemable')).toBeNull();
    const then = within(screen.getByRole('region', { name: 'Last night' }));
    expect(then.getByText('Redeemable').nextSibling?.textContent).toBe('40 SC by 1 player');
    expect(await screen.findByRole('img', { name: /Redeemable: from 30 SC to 40 SC/ })).toBeTruthy();
  });

  it('shows that there is no snapshot yet', async () => {
    open('/liability', { liability: { get: { at, now: owed, last_night: null }, days: listOf() } });
    expect(await screen.findByText(/No snapshot yet/)).toBeTruthy();
  });
});

it('support cannot open any of these pages', async () => {
  open('/liability', {}, 'support');
  expect(await screen.findByRole('heading', { level: 1, name: 'No permission' })).toBeTruthy();
});
