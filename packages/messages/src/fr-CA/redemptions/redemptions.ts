import { brand, payoutTerms, redemptionLimits, verificationDeadline } from '@goldwren/rules';
import type { redemptions as Shape } from '../../en/redemptions/redemptions.ts';
import type { RuleFacts } from '../../facts/redemption-facts.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';

type Words = typeof Shape;

const methods: Words['methods'] = {
  bank: 'Virement bancaire',
  skrill: 'Skrill',
  paypal: 'PayPal',
  check: 'Chèque papier',
  gift_card: 'Carte-cadeau Amazon',
  card: 'Carte Visa prépayée',
};

const statuses: Words['statuses'] = {
  awaiting_verification: 'En attente de votre vérification',
  in_review: 'À l’examen',
  approved: 'Approuvée',
  processing: 'En cours de paiement',
  paid: 'Payée',
  rejected: 'Non approuvée',
  returned: 'Retournée',
  forfeited: 'Confisquée',
};

const steps: Words['steps'] = {
  verification: 'Vous vérifiez votre identité',
  review: 'Nous examinons votre demande',
  handover: 'Nous confions votre prix au fournisseur de paiement',
  payment: 'Votre prix est payé',
};

const needs: Words['needs'] = {
  identity: 'Vérifiez votre identité.',
  skill_test: 'Répondez à la question d’habileté.',
  w9: 'Remplissez le formulaire W-9.',
};

const reasons: Words['reasons'] = {
  requested: 'Vous avez demandé un échange. Nous avons mis les pièces Sweeps de côté.',
  verified: 'Votre identité est vérifiée.',
  skill_test_passed: 'Vous avez répondu à la question d’habileté.',
  skill_test_failed: 'Vous n’avez pas bien répondu à la question d’habileté dans le nombre d’essais permis.',
  first_approval: 'Nous avons donné la première de deux approbations. Ce montant en exige deux.',
  approved: 'Votre demande est approuvée.',
  w9_needed: 'Il nous faut votre formulaire W-9 avant de pouvoir payer.',
  w9_given: 'Nous avons reçu votre formulaire W-9.',
  handed_over: 'Votre prix est chez le fournisseur de paiement.',
  payout_failed: 'Le fournisseur de paiement n’a pas pu le payer. Nous allons réessayer.',
  payout_unclaimed:
    'Le fournisseur de paiement garde votre prix pour vous. Suivez le courriel du fournisseur pour l’accepter.',
  payout_details_wrong:
    'Le fournisseur de paiement ne connaît pas votre compte de paiement. Écrivez-nous pour le corriger.',
  payout_account_closed: 'Votre compte ne peut pas recevoir de paiements. Écrivez-nous pour utiliser un autre compte.',
  payout_sent_back:
    'Le paiement n’a pas été accepté, et le fournisseur de paiement nous l’a retourné. Nous allons réessayer.',
  paid: 'Votre prix est payé.',
  unverified: `Nous n’avons pas reçu ce qu’il nous fallait dans les ${verificationDeadline.returnedAfterDays}\u00a0jours suivant votre demande.`,
  closed_without_w9: 'Votre compte a été fermé avant que vous nous donniez le formulaire W-9.',
  late: 'Cela prend plus de temps que promis. Nous en sommes désolés. Notre équipe s’en occupe.',
  name_mismatch: 'Le nom du compte de versement n’est pas votre nom vérifié.',
  details_invalid: 'Les coordonnées de versement ne sont pas valides.',
  method_unavailable: 'Ce mode de versement ne vous est pas offert.',
  verification_failed: 'Votre identité n’a pas pu être vérifiée.',
  region: 'Les prix ne sont pas offerts là où vous habitez.',
  rules: 'La demande ne respecte pas le règlement du concours.',
  player_asked: 'Vous avez demandé au soutien d’annuler cette demande.',
  fraud: 'Le compte a servi à une fraude.',
  duplicate_account: 'Vous avez plus d’un compte. Le règlement en permet un seul.',
  underage: 'Vous n’aviez pas l’âge requis quand vous avez joué.',
  bonus_abuse: 'Des offres ont été utilisées contre leurs règles.',
  busy: 'Nous avons plus de demandes que d’habitude.',
  further_review: 'Votre demande exige un examen plus poussé.',
  provider: 'Le fournisseur de paiement prend plus de temps que d’habitude.',
  details_check: 'Nous vérifions les coordonnées de versement.',
};

const { bank: cash, gift_card: card } = payoutTerms;
const sc = (hundredths: bigint): string => `${formats.amount(hundredths)}\u00a0${brand.sweepsCode}`;

const limits = {
  request_limit: (limit: bigint | string) => `Écrivez au soutien pour une demande de plus de ${formats.usd(limit)}`,
  day_limit: (limit: bigint | string) => `Au plus ${formats.usd(limit)} par jour`,
  month_limit: (limit: bigint | string) => `Au plus ${formats.usd(limit)} par mois civil`,
};

const rules: Words['rules'] = {
  good_standing: 'Votre compte est en règle',
  not_excluded: 'Aucune autoexclusion dans votre compte',
  no_chargeback: 'Aucun paiement annulé',
  region: 'Les prix sont offerts là où vous habitez',
  email_verified: 'Votre adresse courriel est confirmée',
  account_age: `Votre compte a au moins ${redemptionLimits.accountAgeDays}\u00a0jours`,
  none_pending: 'Aucune autre demande n’est ouverte',
  one_in_24_hours: `Une demande par ${redemptionLimits.hoursBetween}\u00a0heures`,
  minimum: `Au moins ${sc(cash.minimumHundredths)}, ou ${sc(card.minimumHundredths)} pour une carte-cadeau Amazon`,
  denomination: `Cartes-cadeaux Amazon de ${formats.or((card.denominationsHundredths ?? []).map(formats.usd))}`,
  request_limit: limits.request_limit(redemptionLimits.requestHundredths),
  day_limit: limits.day_limit(redemptionLimits.dayHundredths),
  month_limit: limits.month_limit(redemptionLimits.monthHundredths),
  balance: 'Jusqu’à votre solde de pièces Sweeps',
  played: 'Des pièces Sweeps que vous avez jouées une fois',
  held: `Des pièces Sweeps détenues depuis ${redemptionLimits.heldHours}\u00a0heures`,
};

const ruleOf: Words['ruleOf'] = ({ code, params }) => {
  const limit = code in limits ? limits[code as keyof typeof limits] : null;
  return limit && typeof params.limit === 'string' ? limit(params.limit) : rules[code];
};

function regionOf({ country, region }: RuleFacts['params']): string {
  return country === 'US' || country === 'CA' ? places.regionName(country, text(region)) : 'la vôtre';
}

const text = (value: RuleFacts['params'][string] | undefined): string => String(value ?? '');
const until = (passesAt: string | null): string =>
  passesAt === null
    ? ''
    : ` Vous pourrez remplir cette condition à partir du ${formats.dayAndTime(passesAt)}, heure de l’Est.`;

function overLimit({ params, passesAt }: RuleFacts): string {
  return `Vous pouvez échanger jusqu’à ${coins.sweeps(text(params.left))} maintenant.${
    passesAt === null
      ? ' Écrivez au soutien pour échanger davantage.'
      : ` Vous pourrez échanger ce montant à partir du ${formats.dayAndTime(passesAt)}, heure de l’Est.`
  }`;
}

const failed: Words['failed'] = {
  good_standing: () => 'Votre compte est suspendu. Écrivez au soutien pour en connaître la raison.',
  not_excluded: () => 'Vous vous êtes exclu du jeu. Écrivez au soutien au sujet des échanges en cours.',
  no_chargeback: () => 'Un de vos paiements a été annulé. Écrivez au soutien pour régler la question.',
  region: ({ params }) =>
    params.refusal === 'state_required'
      ? 'Indiquez votre État ou votre province dans le tableau de bord.'
      : params.refusal === 'region_unknown'
        ? 'Nous ne pouvons pas déterminer où vous êtes. Désactivez votre RPV si vous en utilisez un.'
        : `Les prix ne sont pas offerts dans cette région\u00a0: ${regionOf(params)}.`,
  email_verified: () =>
    'Ouvrez le lien du courriel que nous vous avons envoyé, ou demandez-en un nouveau dans le tableau de bord.',
  account_age: ({ passesAt }) => `Votre compte est trop récent.${until(passesAt)}`,
  none_pending: () => 'Vous avez déjà un échange en cours. Vous pourrez demander le suivant après notre décision.',
  one_in_24_hours: ({ passesAt }) => `Vous avez demandé un échange dans la dernière journée.${until(passesAt)}`,
  minimum: ({ params }) => `Le minimum est de ${coins.sweeps(text(params.minimum))}.`,
  denomination: ({ params }) =>
    `Choisissez ${formats.or((Array.isArray(params.offered) ? params.offered : []).map((one: string) => formats.amount(one)))}.`,
  request_limit: overLimit,
  day_limit: overLimit,
  month_limit: overLimit,
  balance: ({ params }) => `Vous avez ${coins.sweeps(text(params.balance))}.`,
  played: ({ params }) =>
    `Jouez ${coins.sweeps(text(params.unplayed))} une fois. Vous en avez déjà joué ${formats.amount(text(params.played))}.`,
  held: ({ params, passesAt }) =>
    `Vous détenez ${coins.sweeps(text(params.held))} depuis ${text(params.hours)}\u00a0heures.${until(passesAt)}`,
};

export const redemptions: Words = { methods, statuses, steps, needs, reasons, rules, ruleOf, failed };
