import { reportingThresholds, skillTest, w9FromCents, yearlyFormsDueBy } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/taxes-on-prizes.ts';
import type { HelpFacts } from '../../help/article.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from '../redemptions/prize-terms.ts';

const threshold = reportingThresholds[reportingThresholds.length - 1] ?? reportingThresholds[0];

export function article({ inCanada }: HelpFacts): ReturnType<typeof Shape> {
  return {
    lead: 'Un prix peut être un revenu imposable. Cet article explique comment nous traitons l’impôt. Demandez à un conseiller fiscal ce que vous devez.',
    sections: {
      w9: {
        title: 'Le formulaire W-9 (États-Unis)',
        text: [
          `Quand vos prix d’une année civile atteignent ${formats.usd(w9FromCents)}, il nous faut un W-9 avant de payer. Remplissez-le sur l’[écran d’échange](redeem) en quelques minutes. Vous l’envoyez une seule fois.`,
          'Nous chiffrons votre numéro de contribuable avant de l’enregistrer, puis n’en montrons que les derniers chiffres.',
        ],
      },
      withheld: {
        title: 'La retenue d’impôt',
        text: [
          inCanada
            ? 'Rien n’est retenu pour les joueurs du Canada.'
            : `${prizeTerms.withholding} Le formulaire montre le montant avant que vous envoyiez votre demande. Rien n’est retenu pour les joueurs du Canada.`,
        ],
      },
      yearEnd: {
        title: 'Après l’année',
        text: [
          `Si vos versements d’une année atteignent ${formats.usd(threshold.cents)}, ou si nous avons retenu de l’impôt, vous recevez un 1099-MISC au plus tard le ${formats.calendarDay(`${threshold.fromYear + 1}-${yearlyFormsDueBy}`)}. Ce seuil s’applique depuis ${threshold.fromYear}.`,
          'Les joueurs du Canada n’ont pas besoin d’un W-9. Ils reçoivent un relevé de leurs versements.',
        ],
      },
      canada: {
        title: 'La question d’habileté (Canada)',
        text: [
          `La loi canadienne exige que les gagnants répondent à une question d’arithmétique avant le versement d’un prix. Vous avez ${formats.wait(skillTest.secondsPerQuestion)} et ${formats.number(skillTest.attempts)} essais, sans aide. Si aucune réponse n’est bonne, nous refusons la demande et rendons les pièces.`,
        ],
      },
    },
  };
}
