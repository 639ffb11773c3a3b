import { brand, payoutTerms, redemptionLimits, usdCentsOf, verificationDeadline, w9FromCents } from '@goldwren/rules';
import type { redeem as Shape } from '../../en/redemptions/redeem.ts';
import { ages } from '../ages.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from './prize-terms.ts';

const businessDays = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${from} à ${to}\u00a0jours ouvrables`;
const conditions = (count: number) =>
  `${formats.number(count)}\u00a0${formats.plural(count, { one: 'condition n’est pas remplie', other: 'conditions ne sont pas remplies' })}`;

export const redeem: typeof Shape = {
  title: 'Échanger',
  intro: `Échangez contre des prix les pièces Sweeps que vous avez jouées, à environ ${formats.usd(usdCentsOf(100n))} par ${brand.sweepsCode}.`,
  introWithout:
    'Vous obtenez des prix avec des pièces Sweeps, qui ne sont pas offertes là où vous habitez. Nous traitons encore vos demandes précédentes.',
  details: {
    bank: {
      label: 'Coordonnées bancaires',
      hint: 'Titulaire du compte, banque, numéro d’acheminement et numéro de compte.',
    },
    skrill: { label: 'Compte Skrill', hint: 'L’adresse courriel de votre compte Skrill.' },
    paypal: { label: 'Compte PayPal', hint: 'L’adresse courriel de votre compte PayPal.' },
    check: { label: 'Où poster le chèque', hint: 'Votre nom et votre adresse postale complète.' },
    gift_card: { label: 'Où envoyer la carte-cadeau Amazon', hint: 'L’adresse courriel qui recevra le code.' },
    card: {
      label: 'Où poster la carte Visa',
      hint: 'Votre nom et votre adresse postale complète, comme sur votre preuve d’adresse vérifiée.',
    },
  },
  numbers: {
    title: 'Vos pièces Sweeps',
    balance: 'Solde',
    balanceNote: 'Toutes vos pièces Sweeps maintenant.',
    unplayed: 'Pas encore jouées',
    unplayedNote: 'Jouez chaque pièce une fois avant de l’échanger.',
    held: `Détenues depuis ${redemptionLimits.heldHours}\u00a0heures`,
    heldNote: `Votre solde le plus bas des ${redemptionLimits.heldHours} dernières heures.`,
    redeemable: 'Échangeables maintenant',
    redeemableNote: 'Le plus petit des deux montants\u00a0: joué ou détenu, dans vos limites.',
    loading: 'Chargement du montant échangeable',
    problem: 'Impossible de charger le montant échangeable.',
  },
  form: {
    title: 'Demander un échange',
    label: 'Échange',
    amount: `Montant en ${brand.sweepsCode}`,
    range: (minimum, most) =>
      `Au moins ${formats.amount(minimum)}\u00a0${brand.sweepsCode}, par pas de 0,01.${
        most === null
          ? ''
          : ` Vous pouvez échanger jusqu’à ${formats.amount(most)}\u00a0${brand.sweepsCode} maintenant.`
      }`,
    all: (amount) => `Tout utiliser\u00a0: ${amount}`,
    denominations: 'Valeur de la carte-cadeau Amazon',
    method: 'Mode de versement',
    promise: businessDays,
    promiseNote: 'À compter de l’approbation de votre demande.',
    sameName: 'Le compte doit être à votre propre nom vérifié.',
    submit: 'Demander l’échange',
    submitting: 'Envoi de votre demande…',
    missing: (count) => `${conditions(count)}\u00a0: voir`,
    noWayBack:
      'Nous retirons les pièces Sweeps de votre solde tout de suite. Vous ne pouvez pas annuler une demande pour jouer avec.',
  },
  submitted: {
    title: 'Demande reçue',
    text: 'Votre demande d’échange est à l’examen. Vous serez avisé par courriel.',
    identity: 'Vérifiez d’abord votre identité. L’examen commence quand nous avons vos documents.',
    skillTest: 'Répondez ensuite à la question d’habileté que la loi canadienne exige.',
    toNeeds: 'Voir ce qu’il manque',
    toHistory: 'Voir votre demande',
  },
  rules: {
    title: 'Conditions',
    titlePublic: 'Les règles',
    passed: 'Remplie',
    failed: 'Pas encore',
    never: 'Non remplie',
    allPassed: 'Vous remplissez toutes les conditions.',
    someFail: (count) => `${conditions(count)}.`,
    in: (duration) => `Dans ${duration}.`,
    verifyEmail: 'Aller au tableau de bord',
    checking: 'Vérification des conditions pour ce montant…',
  },
  tax: {
    title: 'Impôt',
    withheld: (withheld, rest) =>
      `${prizeTerms.withholding} Sur cet échange, ${formats.usd(withheld)} seraient retenus et ${formats.usd(rest)} vous seraient versés.`,
    withholding: prizeTerms.withholding,
    w9: `Quand vos versements d’une année civile atteignent ${formats.usd(w9FromCents)}, il nous faut un formulaire W-9 avant le suivant.`,
    w9Now: (paid) =>
      `Avec cet échange, vos versements de l’année atteignent ${formats.usd(w9FromCents)} (${formats.usd(paid)} versés jusqu’ici). Il nous faut un formulaire W-9 avant de le payer.`,
    w9OnFile: 'Votre W-9 est au dossier.',
    canada: 'Les joueurs du Canada n’ont pas besoin d’un W-9. Après l’année, vous recevez un relevé de vos versements.',
  },
  clock: {
    title: 'Combien de temps cela prend',
    verification: 'Vérification d’identité',
    verificationPromise: (hours, days) =>
      `${hours.from} à ${hours.to}\u00a0heures, au plus ${days}\u00a0jours ouvrables`,
    review: 'Examen',
    handover: 'Remise au fournisseur, comprise dans le délai',
    payment: 'Versement, à compter de l’approbation',
    days: businessDays,
    byMethod: (days) => `${businessDays(days)}, selon le mode de versement`,
    measured: (half) => `Mesuré\u00a0: la moitié en ${half}`,
    more: 'Toutes les durées mesurées',
    unverified: `Si vous ne terminez pas la vérification d’identité en ${verificationDeadline.returnedAfterDays}\u00a0jours, la demande est retournée et vos pièces Sweeps sont de nouveau disponibles.`,
  },
  visitor: {
    title: 'Connectez-vous pour échanger',
    text: 'Connectez-vous pour voir ce que vous pouvez échanger et demander un échange.',
    logIn: 'Se connecter',
    signUp: 'Inscription gratuite',
    how: 'Comment ça marche',
    steps: [
      'Jouez vos pièces Sweeps une fois, qu’elles viennent d’une participation gratuite, d’un cadeau ou d’un forfait.',
      `Demandez un échange d’au moins ${formats.amount(payoutTerms.bank.minimumHundredths)}\u00a0${brand.sweepsCode}, ou de ${formats.amount(payoutTerms.gift_card.minimumHundredths)}\u00a0${brand.sweepsCode} pour une carte-cadeau Amazon.`,
      'Vérifiez votre identité une seule fois\u00a0: pièce d’identité avec photo, preuve d’adresse et égoportrait.',
      'Nous examinons votre demande et la payons. Cette page montre chaque étape et son délai, et nous vous envoyons un courriel à chaque étape.',
    ],
    adults: `Vous avez ${ages.inShort}`,
    canada: 'Au Canada, vous répondez à une question d’habileté avant le versement d’un prix.',
  },
  winner: {
    title: 'Gagnants récents',
    show: 'Me montrer parmi les gagnants récents quand un de mes échanges est payé',
    asNamed: (name) => `Affiché comme ${name}, avec le montant et la date.`,
    asAnonymous: 'Vos échanges payés sont affichés sous le nom Anonyme.',
    saved: 'Enregistré.',
    problem: 'Enregistrement impossible. Veuillez réessayer.',
  },
  needs: { identity: 'Vérifiez votre identité', w9: 'Formulaire fiscal W-9', skill_test: 'Question d’habileté' },
};
