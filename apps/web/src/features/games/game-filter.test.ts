import { describeGame } from '@goldwren/game-catalogue/describe-game';
import { catalogue } from '@goldwren/game-engine/registry';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../../lib/search/search-index.ts';
import { aGame } from '../../testing/people-and-games.ts';
import { gameWeights, searchGames } from './game-filter.ts';

const games = [
  aGame({
    id: 1,
    title: 'Midnight Blackjack',
    description: 'Plus proche de 21 que le croupier. Pas une machine à sous.',
  }),
  aGame({ id: 2, title: 'Machine Tower', description: 'Tours gratuits et multiplicateurs.' }),
  aGame({ id: 3, title: 'Éclats de gemmes', description: 'Les gemmes tombent en cascade.' }),
];
const find = createSearchIndex(games, gameWeights);
const found = (query: string, index: typeof find | null = find) => searchGames(games, query, index).map(({ id }) => id);

describe('the search for games', () => {
  it('shows all games in their order without a query', () => {
    expect(found('')).toEqual([1, 2, 3]);
  });

  it('finds parts of words, with or without the index', () => {
    for (const index of [find, null]) expect(found('night', index)).toEqual([1]);
  });

  it('finds words without their accents', () => {
    expect(found('eclats')).toEqual([3]);
    expect(found('tour gratuit')).toEqual([2]);
  });

  it('ranks titles above descriptions', () => {
    expect(found('machine')).toEqual([2, 1]);
  });

  it('finds titles with typing errors, with or without the index', () => {
    for (const index of [find, null]) expect(found('blakjak', index)).toEqual([1]);
  });

  it('finds descriptions with typing errors once the index is loaded', () => {
    expect(found('multiplicaters')).toEqual([2]);
    expect(found('multiplicaters', null)).toEqual([]);
  });

  it('finds each game of the catalogue by its misspelled name, and nothing by nonsense', () => {
    const all = catalogue.map((entry, id) =>
      aGame({ id, slug: entry.slug, title: entry.title, description: describeGame(entry, 'en').description }),
    );
    const search = createSearchIndex(all, gameWeights);
    const slugs = (query: string) => searchGames(all, query, search).map(({ slug }) => slug);
    const misspelled = {
      blackjak: 'midnight-blackjack',
      blakjak: 'midnight-blackjack',
      blakj: 'midnight-blackjack',
      'black jack': 'midnight-blackjack',
      'blak jak': 'midnight-blackjack',
      'midnigth blackjck': 'midnight-blackjack',
      balckjack: 'midnight-blackjack',
      blackjacks: 'midnight-blackjack',
      starligth: 'starlight-fortune',
      starlite: 'starlight-fortune',
      chery: 'cherry-classic-slots',
      dargon: 'dragon-ways-slots',
      dragn: 'dragon-ways-slots',
      'gem cascde': 'gem-cascade-fortune',
      'gem cascad': 'gem-cascade-fortune',
      gemcascade: 'gem-cascade-fortune',
      plinco: 'plinko-fortune',
      kino: 'keno-fortune',
      keeno: 'keno-fortune',
      jaks: 'jacks-or-better-poker',
      'jaks or beter': 'jacks-or-better-poker',
      'mine seker': 'mine-seeker-slots',
      'coin valt': 'coin-vault-fortune',
      vualt: 'coin-vault-fortune',
      'mega towr': 'mega-tower-slots',
      'tree card': 'three-card-poker',
    };
    for (const [query, slug] of Object.entries(misspelled)) expect(slugs(query), query).toEqual([slug]);
    for (const query of ['xyzzy', 'qqqqqqqq', 'asdfghjkl', 'roulete', 'baccarat', 'black giraffe', 'cat'])
      expect(slugs(query), query).toEqual([]);
  });

  it('finds only games of the shown tab', () => {
    expect(searchGames(games.slice(1), 'blakjack', find)).toEqual([]);
  });

  it('finds nothing without a similar word', () => {
    expect(found('roulette')).toEqual([]);
  });
});
