import * as games from '@goldwren/game-engine/games';
import { catalogue } from '@goldwren/game-engine/registry';
import { type Locale, locales } from '@goldwren/messages';
import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { describe, expect, test } from 'vitest';
import { choiceLabel, describeGame, rulesText } from './describe-game.ts';

type Entry = (typeof catalogue)[number];
const digitsOf = (text: string): string[] => (text.replace(/(?<=\d)[\s,.](?=\d)/g, '').match(/\d+/g) ?? []).sort();

function sentencesOf(entry: Entry, locale: Locale): string[] {
  const { how_to_play, features, unfinished_round, return_note } = rulesText(entry, locale);
  return [
    describeGame(entry, locale).description,
    ...how_to_play,
    ...features.map(({ text }) => text),
    unfinished_round,
    return_note,
  ];
}

function namesOf(entry: Entry, locale: Locale): string[] {
  const { features, paytable } = rulesText(entry, locale);
  return [
    ...features.map(({ title }) => title),
    ...paytable.flatMap(({ name, pays }) => [name, ...pays.map(({ label }) => label)]),
  ];
}

test.each(locales)('has messages for exactly the listed games in %s', (locale) => {
  expect(Object.keys(messagesFor(locale).catalogue.games).sort()).toEqual(Object.keys(games).sort());
});

describe.each(catalogue.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
  test('has every sentence in both languages, with the same numbers', () => {
    const [en, fr] = [sentencesOf(entry, 'en'), sentencesOf(entry, 'fr-CA')];
    expect(fr).toHaveLength(en.length);
    for (const [index, sentence] of en.entries()) {
      for (const text of [sentence, fr[index] as string]) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
      expect(fr[index]).not.toBe(sentence);
      expect(digitsOf(fr[index] as string)).toEqual(digitsOf(sentence));
    }
  });

  test('says "often less than the stake" only of games in which at least a third of the rounds pay less', () => {
    const always = entry.proof.choices.filter(({ odds }) => odds.pays.oneIn === '1.00');
    for (const { odds } of always) expect(Number(odds.keepsStake.oneIn)).toBeGreaterThan(1.5);
    if (always.length > 0) expect(entry.slug).toBe('plinko-fortune');
  });

  test('names every row of its paytable in both languages', () => {
    const [en, fr] = [namesOf(entry, 'en'), namesOf(entry, 'fr-CA')];
    expect(fr).toHaveLength(en.length);
    for (const [index, name] of en.entries()) expect(fr[index]).not.toBe(name);
    for (const { name } of rulesText(entry, 'fr-CA').paytable) expect(name).toMatch(/^[\p{Lu}\d]/u);
  });

  test('has the pays of the engine in both languages', () => {
    for (const locale of locales) {
      const pays = rulesText(entry, locale).paytable.map((row) => row.pays.map(({ pay_x100 }) => pay_x100));
      expect(pays).toEqual(entry.game.rules.paytable.map((row) => row.pays.map(({ pay_x100 }) => pay_x100)));
    }
  });

  test('names a feature exactly if its proof counts one', () => {
    for (const locale of locales) {
      expect(describeGame(entry, locale).feature !== null).toBe(entry.proof.odds.feature !== null);
    }
  });

  test('titles every choice in both languages, and nothing for a game without choices', () => {
    const { choices } = entry.game;
    const labels = locales.map((locale) => choices.map((one) => choiceLabel(entry, one, locale)));
    if (choices.length === 1) return expect(labels).toEqual([[''], ['']]);
    for (const titles of labels) {
      expect(new Set(titles).size).toBe(choices.length);
      for (const title of titles) expect(title).toMatch(/^[\p{Lu}\d]/u);
      for (const title of titles) expect(title).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(labels[1]).not.toEqual(labels[0]);
  });

  test('formats its RTP by the rules of the language', () => {
    const { rtp, rtpHigh } = entry.proof;
    const range = rtp.percent === rtpHigh.percent ? rtp.percent : `${rtp.percent}–${rtpHigh.percent}`;
    expect(describeGame(entry, 'en').rtpHint).toContain(`${range}%`);
    expect(describeGame(entry, 'fr-CA').rtpHint).toContain(`${range.replaceAll('.', ',')}\u00a0%`);
  });
});

test('uses the numbers of the engine in the sentences', () => {
  const facts = { ...games.starlightFortune.game.rules, freeMultiplier: 2, freeSpins: [7, 9, 11], wildReels: [1, 5] };
  const [en, fr] = locales.map((locale) => {
    const text = messagesFor(locale).catalogue.games.starlightFortune;
    return JSON.stringify([text.description(facts), text.features(facts)]);
  });
  for (const part of ['pay double', '7, 9 or 11 free spins', 'first and fifth reel', 'multiplied by 2']) {
    expect(en).toContain(part);
  }
  for (const part of ['paient le double', '7, 9 ou 11', 'premier et cinquième', 'multiplié par 2']) {
    expect(fr).toContain(part);
  }
});

test('formats an RTP that depends on the choice as a range', () => {
  expect(messagesFor('en').catalogue.rtp('92.82', '96.68', 'optimal play')).toBe('92.82–96.68% (optimal play)');
  expect(messagesFor('fr-CA').catalogue.rtp('92.82', '96.68', '')).toBe('92,82–96,68\u00a0%');
});
