import { reportingThresholds, skillTest, w9FromCents, yearlyFormsDueBy } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/taxes-on-prizes.ts';
import type { HelpFacts } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';

const threshold = reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0];

export function article({ inCanada }: HelpFacts): ReturnType<typeof Shape> {
  return {
    lead: 'Un prix peut être un revenu imposable. Voici comment nous procédons; ce que vous devez vous-même, un conseiller fiscal peut vous le dire.',
    sections: {
      w9: {
        title: 'Le formulaire W-9 (États-Unis)',
        text: [
          `Avant le versement avec lequel vos prix d’une année civile atteignent ${formats.usd(w9FromCents)}, il nous faut un W-9 de votre part. Vous le remplissez sur l’[écran d’échange](redeem) en quelques minutes; un seul formulaire vaut pour tous les prix suivants.`,
          'Votre numéro de contribuable est chiffré avant d’être enregistré. Ensuite, seule sa fin est montrée.',
        ],
      },
      withheld: {
        title: 'Ce qui est retenu',
        text: [
          inCanada
            ? 'Rien n’est retenu pour les personnes du Canada.'
            : `${prizeTerms.withholding} Le formulaire montre la somme avant que vous envoyiez votre demande. Rien n’est retenu pour les personnes du Canada.`,
        ],
      },
      yearEnd: {
        title: 'Après l’année',
        text: [
          `Si vos versements d’une année atteignent ${formats.usd(threshold.cents)}, ou si de l’impôt a été retenu, vous recevez un 1099-MISC au plus tard le ${formats.calendarDay(`${threshold.fromYear + 1}-${yearlyFormsDueBy}`)}. C’est le seuil depuis ${threshold.fromYear}.`,
          'Les personnes du Canada ne remplissent pas de W-9; elles reçoivent un relevé de leurs versements.',
        ],
      },
      canada: {
        title: 'La question d’habileté (Canada)',
        text: [
          `La loi canadienne demande aux gagnants de répondre à une question avant qu’un prix soit versé. C’est un calcul, créé par notre serveur\u00a0: vous avez ${formats.wait(skillTest.secondsPerQuestion)} et ${formats.number(skillTest.attempts)} tentatives, sans aide. Si toutes échouent, la demande est refusée et les pièces reviennent.`,
        ],
      },
    },
  };
}
