import type { AnyGame, Choice } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { formatHundredths, welcomeOffer } from '@goldwren/rules';
import { describe, expect, it, vi } from 'vitest';
import { createPlayController, type PlayController } from '../session/play-controller.ts';
import { legalActions } from '../shell/legal-actions.ts';
import { DemoDealer } from './demo-dealer.ts';
import { connectDemo } from './demo-deps.ts';

const [{ game: first }] = catalogue as unknown as readonly [{ game: AnyGame }];
const start = formatHundredths(welcomeOffer.goldHundredths);

/** Longer than the second of Vitest, because two suites share a CI machine. */
const patiently = { timeout: 8_000 };

async function seatAt(game: AnyGame): Promise<PlayController> {
  const own = { fps: () => 0, ownText: () => '', mostShown: 1 };
  const controller = createPlayController(connectDemo({ id: 1, slug: game.maths.slug }, game, own));
  await controller.start();
  return controller;
}

/** Plays a round with the first legal decision in each step. */
async function playRound(controller: PlayController, choice: Choice, stake: string): Promise<void> {
  controller.stake({ currency: 'gold', stake, choice });
  for (;;) {
    await vi.waitFor(() => expect(['dealing', 'showing']).toContain(controller.getState().phase), patiently);
    controller.shown();
    const [first] = legalActions(controller.getState());
    if (controller.getState().phase !== 'deciding' || !first) return;
    controller.act(first.action);
  }
}

describe('a demo', () => {
  it.each(catalogue.map(({ game }) => [game.maths.slug, game] as const))(
    '%s: its rounds are verified by the code that verifies real rounds, and nothing is requested',
    async (_slug, game) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      const controller = await seatAt(game);
      const [stake = ''] = controller.getState().session?.stakes.gold ?? [];
      for (let round = 0; round < 3; round++) {
        await playRound(controller, game.choices[0] ?? {}, stake);
        await vi.waitFor(() => expect(controller.getState().verification?.result).toBe('verified'), patiently);
      }
      expect(controller.getState()).toMatchObject({ nextNonce: 3, violation: null, problem: null });
      controller.leave();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('starts with as many Gold Coins as a new account, and offers no Sweeps Coins', async () => {
    const { session } = (await seatAt(first)).getState();
    expect(session).toMatchObject({ wallet: { gold: start, sweeps: '0.00' }, stakes: { sweeps: [] } });
  });

  it('counts every stake and payout, and starts again when the balance does not cover a stake', () => {
    // The outcome of a fixed seed is known: it loses everything.
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const dealer = new DemoDealer(first);
    dealer.start({});
    random.mockRestore();
    let before = welcomeOffer.goldHundredths as bigint;
    let refills = 0;
    const cents = (text: string) => BigInt(text.replace('.', ''));
    const stake = formatHundredths(BigInt(first.maths.stakes.gold.at(-1) ?? 0));
    for (let nonce = 0; nonce < 2_000 && refills === 0; nonce++) {
      const round = dealer.play({
        ...{ nonce, currency: 'gold', stake, choice: first.choices[0] ?? {}, client_seed: String(nonce) },
      });
      if (before < cents(stake)) {
        refills++;
        before = welcomeOffer.goldHundredths;
      }
      before += cents(round.payout) - cents(stake) - cents(round.raised);
      expect(cents(round.wallet.gold)).toBe(before);
    }
    expect(refills).toBe(1);
  });

  it('rejects Sweeps Coins and rounds out of order', () => {
    const dealer = new DemoDealer(first);
    dealer.start({});
    const request = {
      nonce: 0,
      currency: 'gold',
      stake: '1.00',
      choice: first.choices[0] ?? {},
      client_seed: 'a',
    } as const;
    expect(() => dealer.play({ ...request, currency: 'sweeps' })).toThrow(RangeError);
    expect(() => dealer.play({ ...request, nonce: 1 })).toThrow(RangeError);
    expect(dealer.start({}).wallet.gold).toBe(start);
  });
});
