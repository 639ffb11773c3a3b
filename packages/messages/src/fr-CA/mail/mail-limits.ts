import { brand } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailText } from '../../facts/mail-facts.ts';
import { limits as messages } from '../responsible-play/limits.ts';

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

/** At the end of an email about a break that support set. */
export function setBySupport(by: 'player' | 'support' | undefined): MailBlock[] {
  if (by !== 'support') return [];
  return [
    'Notre équipe de soutien a établi cette mesure à votre demande. Si vous n’avez rien demandé, écrivez-nous.',
    contact,
  ];
}

/** The email about limits that support set for a player. */
export function limits_set_by_support({ firstName, limits }: FactsOfMail<'limits_set_by_support'>): MailText {
  return {
    subject: `Vos limites ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      'Notre équipe de soutien a établi ces limites à votre demande. Elles s’appliquent maintenant.',
      {
        rows: limits.map(
          ({ kind, period, amount }) =>
            [`${messages.kinds[kind]}, ${messages.inPeriod[period]}`, messages.amounts[kind](amount)] as const,
        ),
      },
      'Vous pouvez voir et abaisser vos limites dans votre tableau de bord. Une limite plus élevée s’applique seulement après une attente. Si vous n’avez rien demandé, écrivez-nous.',
      contact,
    ],
  };
}
