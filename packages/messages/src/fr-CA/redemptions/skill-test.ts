import { skillTest as rules } from '@goldwren/rules';
import type { skillTest as Shape } from '../../en/redemptions/skill-test.ts';
import { formats } from '../formats.ts';

const attempts = (count: number) =>
  `${formats.number(count)}\u00a0${formats.plural(count, { one: 'essai', other: 'essais' })}`;

export const skillTest: typeof Shape = {
  title: 'Question d’habileté',
  why: `La loi canadienne exige que les gagnants répondent à une question d’arithmétique avant le versement d’un prix. Vous avez ${formats.wait(rules.secondsPerQuestion)}, sans aide, et ${attempts(rules.attempts)}. Si aucune réponse n’est bonne, nous refusons l’échange et rendons vos pièces.`,
  begin: 'Afficher la question et lancer le chronomètre',
  beginning: 'Chargement de la question…',
  next: 'Afficher la question suivante et lancer le chronomètre',
  question: 'Calculez',
  answer: 'Votre réponse, un nombre entier',
  send: 'Répondre',
  sending: 'Envoi de votre réponse…',
  left: (time) => `encore ${time}`,
  soonOver: (time) => `Plus que ${time}.`,
  over: 'Le temps est écoulé.',
  attemptsLeft: (count) => `Il reste ${attempts(count)}.`,
  wrong: 'Réponse incorrecte.',
  missing: 'Entrez un nombre entier.',
  passed: 'Bonne réponse. Votre échange se poursuit.',
  failed: 'Il ne reste aucun essai. L’échange est refusé, et vos pièces sont de retour dans votre solde.',
};
