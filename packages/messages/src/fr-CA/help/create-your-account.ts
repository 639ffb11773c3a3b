import { account, welcomeOffer } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/create-your-account.ts';
import { ages } from '../ages.ts';
import { gc, hours, sc } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: `Un compte est gratuit et se crée en une minute. Il faut avoir ${ages.inShort} et habiter aux États-Unis ou au Canada.`,
    sections: {
      steps: {
        title: 'S’inscrire',
        text: [
          {
            steps: [
              'Ouvrez [Inscription gratuite](register).',
              `Entrez votre adresse courriel, un mot de passe d’au moins ${account.passwordMinLength} caractères et votre date de naissance. Vous ne pouvez pas utiliser un mot de passe courant ni votre adresse courriel.`,
              'Entrez votre nom tel qu’il figure sur votre pièce d’identité. Nous versons les prix seulement à la personne qui figure sur cette pièce.',
              'Choisissez votre pays et votre État ou votre province. Vous pouvez aussi choisir de l’ajouter plus tard. Vos pièces Sweeps restent bloquées jusque-là.',
              'Connectez-vous à votre nouveau compte. Votre courriel et votre mot de passe sont déjà entrés.',
            ],
          },
          'Une personne peut avoir un seul compte. Nous n’ouvrons pas de deuxième compte pour la même boîte de courriel, même si l’adresse est écrite autrement.',
        ],
      },
      offer: {
        title: 'Ce qu’un nouveau compte reçoit',
        text: [
          `${gc(welcomeOffer.goldHundredths)} et ${sc(welcomeOffer.sweepsHundredths)}, ajoutées tout de suite. Aucun achat requis. Là où les [pièces Sweeps ne sont pas offertes](help/where-you-can-play), vous recevez seulement les pièces d’or.`,
          'Les pièces Sweeps de bienvenue sont données une fois par boîte de courriel.',
        ],
      },
      email: {
        title: 'Confirmer votre adresse courriel',
        text: [
          `Nous vous envoyons un lien valide pendant ${hours(account.verifyLinkHours)}. Vous pouvez jouer et acheter sans l’ouvrir, mais il vous le faut pour les participations gratuites et les échanges.`,
          'Pas de courriel? Regardez dans vos indésirables ou renvoyez le lien depuis votre [tableau de bord](dashboard).',
        ],
      },
    },
  };
}
