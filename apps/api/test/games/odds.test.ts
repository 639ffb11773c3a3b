import { catalogue } from '@goldwren/game-engine/registry';
import { expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();

test('shows the locked odds on the card, in the rules and in the par sheet of a game', async () => {
  const { client } = api.caller();
  const { results } = await client.games.list();
  for (const { slug, proof } of catalogue) {
    const [rules, sheet] = [
      await client.games.rules({ params: { slug } }),
      await client.games.parSheet({ params: { slug } }),
    ];
    const card = results.find((game) => game.slug === slug)?.odds;
    expect(card).toEqual({
      pays: proof.odds.pays.oneIn,
      beats_stake: proof.odds.beatsStake.oneIn,
      feature: proof.odds.feature && { name: expect.stringMatching(/^[a-z]/), one_in: proof.odds.feature.oneIn },
      top_win: { pay_x100: proof.maxPayX100, one_in: proof.topWin.oneIn },
    });
    for (const [index, choice] of proof.choices.entries()) {
      const { odds } = choice;
      expect(rules.odds[index]).toMatchObject({
        choice: choice.choice,
        rtp_percent: choice.rtp.percent,
        keeps_stake: odds.keepsStake.oneIn,
        losing_run: { rounds: odds.losingRun.rounds, of_hundred: 99 },
      });
      const { numerator, denominator } = odds.beatsStake;
      expect(sheet.choices[index]?.odds.beats_stake).toMatchObject({ numerator, denominator });
    }
    // The rounded "1 in N" of the par sheet must not be better than the exact odds.
    const whole = Number(sheet.top_award_odds.replace('1 in ', '').replaceAll(',', ''));
    expect(whole).toBe(Math.ceil(Number(proof.topWin.oneIn)));
  }
});

test('returns short odds in the list of games', async () => {
  const { results } = await api.caller().client.games.list();
  for (const { odds } of results) expect(JSON.stringify(odds).length).toBeLessThan(200);
});
