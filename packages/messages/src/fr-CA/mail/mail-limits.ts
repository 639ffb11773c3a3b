import { brand, type Country, helplineOf } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, MailLanguage, MailText } from '../../facts/mail-facts.ts';
import { formats } from '../formats.ts';
import { helplines } from '../responsible-play/helplines.ts';
import { limits as messages } from '../responsible-play/limits.ts';

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };

/** At the end of an email about a break that support set. */
function setBySupport(by: 'player' | 'support' | undefined): MailBlock[] {
  if (by !== 'support') return [];
  return [
    'Notre équipe de soutien a établi cette mesure à votre demande. Si vous n’avez rien demandé, écrivez-nous.',
    contact,
  ];
}

/** The helpline of the player's region; if the region is unknown, the page that lists all helplines. */
function whomToCall(country: Country | undefined, region: string | null): MailBlock[] {
  const line = country && helplineOf(country, region);
  return line ? [helplines.sentence(line)] : [helplines.onThePage, { link: helplines.page, page: 'responsible-play' }];
}

/** The email about limits that support set for a player. */
function limits_set_by_support({ firstName, limits }: FactsOfMail<'limits_set_by_support'>): MailText {
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

/** Emails about limits, breaks and self-exclusions. */
export const limitMails: Pick<
  MailLanguage['templates'],
  'limits_set_by_support' | 'cool_off_started' | 'self_excluded'
> = {
  limits_set_by_support,
  cool_off_started: ({ firstName, until, by }) => ({
    subject: `Votre pause de jeu chez ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      `Vous faites une pause jusqu’au ${formats.dayAndTime(until)} (heure de l’Est). D’ici là, vous ne pouvez ni jouer, ni acheter, ni recevoir de bonis ou de participations gratuites. La pause ne peut pas être écourtée. Vos pièces restent dans votre compte.`,
      'Nous payons vos échanges en cours comme d’habitude.',
      ...setBySupport(by),
    ],
  }),
  self_excluded: ({ firstName, until, country, region = null, by }) => ({
    subject: `Vous vous êtes exclu de ${brand.name}`,
    blocks: [
      `Bonjour ${firstName},`,
      until === null
        ? 'Vous vous êtes exclu du jeu de façon permanente, comme vous l’avez demandé.'
        : `Vous vous êtes exclu du jeu jusqu’au ${formats.day(until)}, comme vous l’avez demandé. L’exclusion ne prend pas fin automatiquement. Après cette date, vous pourrez demander à revenir, et jouer un jour plus tard.`,
      'Tous vos appareils sont déconnectés. Vous ne pouvez ni jouer, ni acheter, ni recevoir de bonis, de participations gratuites ou d’offres. Même notre personnel ne peut y mettre fin plus tôt. Nous payons quand même vos échanges en cours, et vous pouvez vous connecter pour voir vos relevés.',
      ...setBySupport(by),
      ...whomToCall(country, region),
    ],
  }),
};
