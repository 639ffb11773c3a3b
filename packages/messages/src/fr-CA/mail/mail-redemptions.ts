import { isPayoutFailureReason, parseHundredths, verificationDeadline } from '@goldwren/rules';
import type { FactsOfMail, MailBlock, RedemptionMails } from '../../facts/mail-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { redemptions } from '../redemptions/redemptions.ts';

const contact: MailBlock = { link: 'Nous joindre', page: 'contact' };
const see: MailBlock = { link: 'Voir votre échange', page: 'redeem' };

type Ended = FactsOfMail<'redemption_ended'>;
type Moved = FactsOfMail<'redemption_moved'>;

function rows({ amount, method, redemptionId }: Pick<Ended, 'amount' | 'method' | 'redemptionId'>): MailBlock {
  return {
    rows: [
      ['Prix', coins.sweeps(amount)],
      ['Mode de versement', redemptions.methods[method]],
      ['Échange', redemptionId],
    ],
  };
}

const noted = (note: string | null): MailBlock[] => (note === null ? [] : [`Note de notre équipe\u00a0: ${note}`]);
const by = (dueAt: string | null): string =>
  dueAt === null ? '' : ` Nous le faisons au plus tard le ${formats.dayAndTime(dueAt)}, heure de l’Est.`;
const days = (count: number): string => `${count}\u00a0${formats.plural(count, { one: 'jour', other: 'jours' })}`;

const movedSubjects: Record<Moved['status'], string> = {
  in_review: 'Votre échange est à l’examen',
  approved: 'Votre échange est approuvé',
  processing: 'Votre prix est en route',
  paid: 'Votre prix est payé',
};

function movedText({ status, reason, dueAt, paid, withheld }: Moved): string {
  switch (status) {
    case 'in_review':
      return `${redemptions.reasons.verified} Nous examinons maintenant votre demande.${by(dueAt)}`;
    case 'approved':
      return isPayoutFailureReason(reason)
        ? `${redemptions.reasons[reason]}${by(dueAt)}`
        : `Nous confions maintenant votre prix au fournisseur de paiement.${by(dueAt)}`;
    case 'processing':
      return `Votre prix est chez le fournisseur de paiement.${by(dueAt)}`;
    case 'paid':
      return `Nous vous avons versé ${formats.usd(paid ?? '0.00')}.${
        withheld === null || withheld === '0.00'
          ? ''
          : ` Comme la loi l’exige, nous avons retenu ${formats.usd(withheld)} pour l’impôt.`
      }`;
  }
}

/** What happened to the coins that were set aside. */
function returnedText(amount: string, debtPaid = '0.00'): string {
  const debt = parseHundredths(debtPaid) ?? 0n;
  if (debt === 0n) return `La totalité, soit ${coins.sweeps(amount)}, est de retour dans votre compte.`;
  const back = (parseHundredths(amount) ?? 0n) - debt;
  return `Sur ${coins.sweeps(amount)}, ${coins.sweeps(debt)} ont servi à régler ce que vous deviez pour des achats annulés. Le reste, soit ${coins.sweeps(back)}, est de retour dans votre compte.`;
}

function ended({ firstName, status, reason, note, debtPaid, ...of }: Ended) {
  const subjects = {
    rejected: 'Votre échange n’a pas été approuvé',
    returned: 'Votre échange a été retourné',
    forfeited: 'Votre prix a été confisqué',
  };
  const back =
    status === 'forfeited'
      ? 'Les pièces Sweeps ne retournent pas dans votre compte.'
      : returnedText(of.amount, debtPaid);
  return {
    subject: subjects[status],
    blocks: [
      `Bonjour ${firstName},`,
      `${redemptions.reasons[reason]} ${back}`,
      ...noted(note),
      rows(of),
      'Si vous pensez que c’est une erreur, écrivez-nous en indiquant le numéro de l’échange.',
      contact,
    ],
  };
}

/** The emails of a redemption, one for each step. */
export const redemptionMails: RedemptionMails = {
  redemption_requested: ({ firstName, needs, dueAt, ...of }) => ({
    subject: 'Nous avons reçu votre demande d’échange',
    blocks: [
      `Bonjour ${firstName},`,
      'Nous avons reçu votre demande et mis les pièces Sweeps de côté.',
      rows(of),
      needs.length === 0
        ? `Nous l’examinons maintenant.${by(dueAt)}`
        : `Il nous faut quelque chose de vous d’ici ${days(verificationDeadline.returnedAfterDays)}. ${needs.map((need) => redemptions.needs[need]).join(' ')}`,
      see,
      'Si vous n’avez pas fait cette demande, écrivez-nous tout de suite.',
      contact,
    ],
  }),
  redemption_moved: ({ firstName, note, ...facts }) => ({
    subject: movedSubjects[facts.status],
    blocks: [`Bonjour ${firstName},`, movedText({ firstName, note, ...facts }), ...noted(note), rows(facts), see],
  }),
  redemption_ended: ended,
  redemption_needs: ({ firstName, need, ...of }) => ({
    subject: 'Votre échange attend quelque chose de vous',
    blocks: [
      `Bonjour ${firstName},`,
      `Pour continuer, il nous faut quelque chose de vous. ${redemptions.needs[need]}`,
      rows(of),
      see,
    ],
  }),
  redemption_reminder: ({ firstName, needs, daysLeft, ...of }) => ({
    subject: `Votre échange attend quelque chose de vous\u00a0: il reste ${days(daysLeft)}`,
    blocks: [
      `Bonjour ${firstName},`,
      `Votre échange attend encore quelque chose de vous. ${needs.map((need) => redemptions.needs[need]).join(' ')}`,
      `Dans ${days(daysLeft)}, nous le fermons et rendons les pièces Sweeps à votre compte.`,
      rows(of),
      see,
    ],
  }),
  redemption_late: ({ firstName, reason, note, ...of }) => ({
    subject: 'Votre échange est en retard',
    blocks: [`Bonjour ${firstName},`, redemptions.reasons[reason], ...noted(note), rows(of), see],
  }),
};
