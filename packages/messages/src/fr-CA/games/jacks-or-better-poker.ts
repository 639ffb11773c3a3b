import type { jacksOrBetterPoker as Shape } from '../../en/games/jacks-or-better-poker.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';
import { cards } from '../play/cards.ts';

const hands: (typeof Shape)['hands'] = {
  nothing: { name: 'Rien', spoken: 'aucune main gagnante' },
  jacks_or_better: { name: 'Valets ou mieux', spoken: 'une paire de valets ou mieux' },
  two_pair: { name: 'Deux paires', spoken: 'deux paires' },
  three_of_a_kind: { name: 'Brelan', spoken: 'un brelan' },
  straight: { name: 'Suite', spoken: 'une suite' },
  flush: { name: 'Couleur', spoken: 'une couleur' },
  full_house: { name: 'Main pleine', spoken: 'une main pleine' },
  four_of_a_kind: { name: 'Carré', spoken: 'un carré' },
  straight_flush: { name: 'Quinte couleur', spoken: 'une quinte couleur' },
  royal_flush: { name: 'Quinte royale', spoken: 'une quinte royale' },
};

function summary(events: readonly PlayedEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  return hand ? (hands[hand.name as keyof typeof hands]?.spoken ?? '') : 'la main est en cours';
}

export const jacksOrBetterPoker: typeof Shape = {
  summary,
  hands,
  cardName: cards.name,
  deal: 'Donner',
  draw: 'Tirer',
  keys: {
    space: 'Espace',
    dealDraw: 'Donner, puis tirer',
    digits: '1 à 5',
    hold: 'Garder ou relâcher une carte',
    stake: 'Changer la mise',
    escape: 'Échap',
    skip: 'Passer au résultat',
  },
  yourHand: 'Votre main',
  faceDown: cards.faceDown,
  hold: (card) => `Garder\u00a0: ${card}`,
  held: 'GARDÉE',
  dealt: (cards) => `Donne\u00a0: ${cards}.`,
  drawn: (cards) => `Tirage\u00a0: ${cards}.`,
  throwAway: (hand) => ({
    title: 'Tirer cinq nouvelles cartes?',
    text: `Vous avez ${hand}, ce qui paie, mais vous ne gardez aucune carte.`,
    goOn: 'Tirer cinq nouvelles cartes',
    goBack: 'Choisir les cartes à garder',
  }),
  choose: 'Choisissez les cartes à garder, puis tirez.',
  paytable: 'Table des gains, en multiples de la mise',
};
