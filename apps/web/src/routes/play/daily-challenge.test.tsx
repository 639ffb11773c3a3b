import type { Challenge, ChallengeAnswer, ChallengeHand, PlayStatus } from '@goldwren/contracts/player';
import { replayRound, toHex } from '@goldwren/game-engine';
import { challengeCommitMessage, deriveChallengeKey } from '@goldwren/game-engine/fairness';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { webCryptography } from '../../shared/fairness/web-crypto.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const seed = new Uint8Array(32).fill(7);
const day = '2026-06-10';
const mathsHash = jacksOrBetterPoker.mathsHash;
const slug = 'jacks-or-better-poker';

/** A hand from the seed, before its decision or after it. */
async function handOf(number: number, held?: number[], givenUp = 0): Promise<ChallengeHand> {
  const key = await deriveChallengeKey(webCryptography.hmac, seed, { day, slug, mathsHash, deal: number });
  const actions = held ? [{ type: 'hold' as const, positions: held }] : [];
  const { steps, view, legalActions, result } = replayRound(jacksOrBetterPoker, key, {}, actions);
  const best = { type: 'hold', positions: givenUp ? [0] : (held ?? []) };
  return {
    ...{ number, deal: number, actions, view: view as never },
    events: steps.flatMap(({ events }) => events) as ChallengeHand['events'],
    legal_actions: legalActions as ChallengeHand['legal_actions'],
    result: result && {
      pay_x100: result.payX100,
      given_up_x100: givenUp,
      decisions: actions.map((taken) => ({ taken, best, given_up_x100: givenUp })),
    },
  };
}

async function challengeOf(changes: Partial<Challenge> = {}): Promise<Challenge> {
  return {
    ...{
      day,
      is_over: false,
      is_game_off: false,
      game: slug,
      maths_hash: mathsHash,
      hands: 5,
      seed: null,
      prizes: [],
      entry: null,
    },
    commitment: toHex(await webCryptography.sha256(challengeCommitMessage(seed))),
    played: [await handOf(0)],
    leaderboard: { players: 0, lines: [], own: null },
    ...changes,
  };
}

const status: PlayStatus = {
  ...{ restrictions: [], cool_off_until: null, self_exclusion: null, reality_check: null, limits: [] },
  today: { seconds: 0, net: { gold: '0.00', sweeps: '0.00' } },
};

function open(challenge: FakeResponses['challenge'] = {}) {
  useAuth.setState({ user: aUser() });
  const calls = fakeApi({ challenge, play: { status } });
  renderApp('/daily-challenge');
  return calls;
}

const line = { entry_id: '01a209ee-febf-7092-b72c-a5411178701a', rank: 1, alias: 'Blue Wren', given_up_x100: 3 };

it('tells visitors what it is, and where to log in', async () => {
  fakeApi({});
  renderApp('/daily-challenge');
  expect(await screen.findByText(/There is no stake, and speed does not count/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to play' }).getAttribute('href')).toContain('/login');
  expect(screen.queryByRole('tab')).toBeNull();
});

it('sends the held cards of the open hand, and compares them with the best play', async () => {
  localStorage.setItem('goldwren-coach', 'off');
  const answer: ChallengeAnswer = { hand: await handOf(0, [1, 2], 27), next: await handOf(1), finished: null };
  const sent: unknown[] = [];
  open({
    get: await challengeOf(),
    act: ({ body }: { body: unknown }) => {
      sent.push(body);
      return answer;
    },
  } as FakeResponses['challenge']);
  const cards = await screen.findAllByRole('button', { name: /^Hold/ });
  await userEvent.click(cards[1] as HTMLElement);
  await userEvent.click(cards[2] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByRole('button', { name: 'Next hand' }, { timeout: 10_000 })).toBeTruthy();
  expect(await screen.findByText(/That gave up 0\.27× your stake/)).toBeTruthy();
  expect(sent).toEqual([{ day, hand: 0, step: 0, action: { type: 'hold', positions: [1, 2] } }]);
});

const draw = async () => userEvent.click(await screen.findByRole('button', { name: 'Draw' }));

it('stops at the limit of play time, and says so without the advice about stakes', async () => {
  const error = 'You have reached your limit of play time.';
  open({ get: await challengeOf(), act: errorResponse(403, { code: 'limit_reached', error }) });
  await draw();
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(error)).toBeTruthy();
  expect(within(dialog).queryByText('Try a smaller stake.')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(error)).toBeTruthy();
});

it('shows the reality check that is due, and goes on after the answer', async () => {
  const error = errorResponse(403, { code: 'reality_check_due' });
  useAuth.setState({ user: aUser() });
  fakeApi({ challenge: { get: await challengeOf(), act: error }, play: { status, answerRealityCheck: status } });
  renderApp('/daily-challenge');
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue playing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Draw' })).toBeTruthy();
});

it('shows no hand while the game is off, also when it is switched off between two decisions', async () => {
  const challenge = await challengeOf();
  open({
    get: [challenge, challenge, { ...challenge, is_game_off: true }],
    act: errorResponse(503, { code: 'game_off' }),
  });
  await draw();
  expect(await screen.findByText(/The game of this challenge is switched off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
});

it('still shows the result of a finished challenge whose game is off', async () => {
  open({ get: await finishedWith({ is_game_off: true }) });
  expect(await screen.findByText('We added 2,000 GC to your balance.')).toBeTruthy();
  expect(screen.queryByText(/The game of this challenge/)).toBeNull();
});

it('says why there is no challenge while both games are off', async () => {
  open({ get: errorResponse(404, { code: 'not_found' }) });
  expect(await screen.findByText(/its games are switched off/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('tells the player which name was removed and why, until another name is set', async () => {
  const entry = { ...(await finishedWith({})).entry, removed_alias: { alias: 'Bad Wren', reason: 'offensive' } };
  open({ get: await finishedWith({ entry: entry as Challenge['entry'] }) });
  expect(await screen.findByText(/removed the name “Bad Wren” because it can offend others/)).toBeTruthy();
});

it('offers no replays to a player who has not finished', async () => {
  const leaderboard = { players: 1, lines: [{ ...line, is_own: false }], own: null };
  open({ get: await challengeOf({ leaderboard }) });
  expect(await screen.findByText('Blue Wren')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Watch/ })).toBeNull();
  expect(screen.getByText(/Finish your own hands/)).toBeTruthy();
});

const finishedWith = (changes: Partial<Challenge>) =>
  challengeOf({
    entry: {
      ...{ id: line.entry_id, alias: null, removed_alias: null, given_up_x100: 3, prize: '2000.00' },
      finished_at: '2026-06-10T16:00:00Z',
    },
    leaderboard: { players: 4, lines: [{ ...line, is_own: true }], own: { ...line, is_own: true } },
    ...changes,
  });

it('shows score, prize and rank after the last hand, and why an alias was rejected', async () => {
  open({ get: await finishedWith({}), setAlias: errorResponse(409, { error: 'Another player has this name today.' }) });
  expect(await screen.findByText('You gave up 0.03× the stake of one hand.')).toBeTruthy();
  expect(screen.getByText('We added 2,000 GC to your balance.')).toBeTruthy();
  expect(screen.getByText(/Rank 1 of 4 players/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name on the leaderboard'), 'Red Wren');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Another player has this name today.')).toBeTruthy();
});

it.each([
  ['the right cards', {}, 'The secret matches the fingerprint, and gives exactly the cards that you saw.'],
  [
    'another seed',
    { seed: '08'.repeat(32) },
    'The secret does not match the fingerprint or the cards. Contact support.',
  ],
])('checks %s after the day in the browser', async (_what, changes, text) => {
  const played = [await handOf(0, [1]), await handOf(1, [])];
  open({ get: await finishedWith({ is_over: true, seed: toHex(seed), played, ...changes }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the cards' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('finds cards that the seed does not give', async () => {
  const played = [{ ...(await handOf(1, [1])), number: 0, deal: 0 }];
  open({ get: await finishedWith({ is_over: true, seed: toHex(seed), played }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Check the cards' }));
  expect(await screen.findByText(/does not match/)).toBeTruthy();
});
