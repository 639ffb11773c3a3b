import { type LimitKind, type LimitPeriod, largestLimit, limitRules } from '@goldwren/rules';
import type { limits as Shape } from '../../en/responsible-play/limits.ts';
import { durationsOf } from '../../formats/durations.ts';
import { formats } from '../formats.ts';

const durations = durationsOf('fr-CA');

const kinds: Record<LimitKind, string> = {
  purchase: 'Achats',
  gold_loss: 'Perte de pièces d’or',
  sweeps_loss: 'Perte de pièces Sweeps',
  play_time: 'Temps de jeu',
};

const loss =
  'Ce que vous misez moins ce que vous gagnez. Nous refusons une mise qui pourrait dépasser la limite si elle perdait.';

const about: Record<LimitKind, string> = {
  purchase: 'Le maximum que vous pouvez dépenser en forfaits. Nous le vérifions avant d’ouvrir la page de paiement.',
  gold_loss: loss,
  sweeps_loss: loss,
  play_time: `Les pauses de plus de ${durations.inWords(limitRules.playGapSeconds)} ne comptent pas. Vous pouvez toujours terminer une partie en cours.`,
};

const periods: Record<LimitPeriod, string> = { day: 'Par jour', week: 'Par semaine', month: 'Par mois' };
const inPeriod: Record<LimitPeriod, string> = { day: 'par jour', week: 'par semaine', month: 'par mois' };

const fields: Record<LimitKind, string> = {
  purchase: 'Montant en dollars américains',
  gold_loss: 'Montant en GC',
  sweeps_loss: 'Montant en SC',
  play_time: 'Minutes de jeu',
};

export const limits: typeof Shape = {
  intro:
    'Décidez d’avance combien d’argent et de temps vous voulez consacrer au jeu. Les limites actives s’appliquent toujours, quel que soit votre solde.',
  periodsNote: 'Les jours, semaines et mois suivent l’heure de l’Est. La semaine commence le lundi.',
  loading: 'Chargement de vos limites',
  problem: 'Impossible de charger vos limites.',
  today: { title: 'Aujourd’hui', time: 'Temps de jeu', gold: 'Net GC', sweeps: 'Net SC' },
  kinds,
  about,
  periods,
  inPeriod,
  fields,
  amounts: {
    purchase: (amount: string) => formats.usd(amount),
    gold_loss: (amount: string) => `${formats.amount(amount)}\u00a0GC`,
    sweeps_loss: (amount: string) => `${formats.amount(amount)}\u00a0SC`,
    play_time: (minutes: string) => durations.exactly(Number(minutes) * 60),
  },
  none: 'Aucune limite',
  used: (used: string, left: string) => `${used} utilisés, il reste ${left}`,
  ahead: (won: string, left: string) => `${won} de gain net, il reste ${left}`,
  reserved: (amount: string, until: string | null) =>
    until === null
      ? `${amount} réservés par une commande pendant l’examen de son paiement`
      : `${amount} réservés par des commandes impayées jusqu’au ${formats.moment(until)} au plus tard`,
  resets: (at: string) => `Remise à zéro le ${formats.moment(at)}`,
  set: 'Fixer',
  change: 'Modifier',
  of: (button: string, kind: string, period: string) => `${button}\u00a0: ${kind}, ${period.toLowerCase()}`,
  dialog: {
    title: (kind: string, period: string) => `${kind} ${period}`,
    now: 'Une première limite, ou une limite plus basse, s’applique dès que vous l’enregistrez.',
    later: `Vous pourrez confirmer une limite plus élevée, ou aucune limite, dans ${limitRules.loosenAfterHours}\u00a0heures. Vous aurez ensuite ${limitRules.confirmWithinDays}\u00a0jours pour la confirmer.`,
    currentLimit: (amount: string) => `Votre limite actuelle\u00a0: ${amount}`,
    hints: {
      purchase: 'Zéro arrête tous les achats.',
      gold_loss: 'Zéro arrête toute mise.',
      sweeps_loss: 'Zéro arrête toute mise.',
      play_time: 'Minutes entières. Zéro arrête toute partie.',
    },
    invalid: {
      purchase: `Entrez un montant de 0 à ${formats.amount(largestLimit.purchase)}, par exemple 50 ou 50,00.`,
      gold_loss: `Entrez un montant de 0 à ${formats.amount(largestLimit.gold_loss)}, sans espaces.`,
      sweeps_loss: `Entrez un montant de 0 à ${formats.amount(largestLimit.sweeps_loss)}, par exemple 10 ou 10,00.`,
      play_time: `Entrez des minutes entières, de 0 à ${formats.number(Number(largestLimit.play_time / 60n))}.`,
    },
    save: 'Enregistrer la limite',
    saving: 'Enregistrement…',
    remove: 'Demander son retrait',
    cancel: 'Annuler',
  },
  saved: 'Enregistré. La limite s’applique dès maintenant.',
  requested:
    'Nous avons enregistré votre demande. Votre limite actuelle s’applique jusqu’à ce que vous confirmiez la nouvelle.',
  wanted: {
    amount: (amount: string) => `Vous avez demandé ${amount}.`,
    none: 'Vous avez demandé de ne plus avoir de limite.',
    from: (at: string) => `Vous pourrez confirmer à partir du ${formats.moment(at)}.`,
    until: (at: string) => `Confirmez avant le ${formats.moment(at)}, sinon la demande expire.`,
    confirm: 'Confirmer',
    confirming: 'Confirmation…',
    keep: 'Garder ma limite actuelle',
  },
  check: {
    title: 'Faire le point',
    text: 'Un rappel met régulièrement le jeu en pause et affiche votre temps et vos gains ou pertes. Vous choisissez de continuer ou non.',
    legend: 'Afficher le rappel',
    off: 'Jamais',
    every: (minutes: number) => `Après ${durations.inWords(minutes * 60)} de jeu`,
    saved: 'Enregistré.',
    problem: 'Enregistrement impossible. Veuillez réessayer.',
  },
};
