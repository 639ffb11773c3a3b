import { redemptionLimits, redemptionStates, withholding } from '@goldwren/rules';
import type { prizeTerms as Shape } from '../../en/redemptions/prize-terms.ts';
import { formats } from '../formats.ts';

const { from, to } = redemptionStates.approved.businessDays;

export const prizeTerms: typeof Shape = {
  limits: `Vous pouvez échanger jusqu’à ${formats.usd(redemptionLimits.dayHundredths)} par jour et ${formats.usd(redemptionLimits.monthHundredths)} par mois civil. Pour plus de ${formats.usd(redemptionLimits.requestHundredths)} en une demande, [écrivez au soutien](contact).`,
  withholding: `Pour les joueurs des États-Unis, ${formats.number(Number(withholding.percent))}\u00a0% d’un versement de plus de ${formats.usd(withholding.overCents)} peuvent être retenus pour l’impôt.`,
  fromApproval: `Les délais de versement comptent à partir de l’approbation de votre demande. Ils comprennent les ${from} à ${to}\u00a0jours ouvrables de la remise du prix au fournisseur de paiement.`,
};
