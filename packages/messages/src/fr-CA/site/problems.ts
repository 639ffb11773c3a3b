import type { FactsOf, ProblemFacts } from '@goldwren/contracts/facts';
import { brand, limitRules, nationalHelpline, redemptionLimits } from '@goldwren/rules';
import type { problems as Shape } from '../../en/site/problems.ts';
import { durationsOf } from '../../formats/durations.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { legalNames } from '../legal/legal-names.ts';
import { places } from '../places.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { conflict } from './conflicts.ts';

const helplineSentence = `Au Canada, chaque province a une ligne d’aide\u00a0: voyez notre page Jeu responsable. Aux États-Unis, appelez à toute heure ${nationalHelpline.name} (${nationalHelpline.phone}).`;

const { actionNames, regionName } = places;
const durations = durationsOf('fr-CA');

const plain: (typeof Shape)['plain'] = {
  malformed_request: 'La requête n’a pas pu être lue. Envoyez du JSON valide.',
  insufficient_gold: 'Pièces d’or insuffisantes',
  insufficient_sweeps: 'Pièces Sweeps insuffisantes',
  link_invalid: 'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
  unauthenticated: 'Veuillez vous connecter pour continuer',
  invalid_credentials: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  totp_required: 'Entrez le code que votre application d’authentification affiche, ou un code de récupération.',
  forbidden: 'Votre compte ne permet pas cette action. Écrivez au soutien si vous pensez qu’il le devrait.',
  origin_mismatch: `Cette requête vient d’un autre site. Ouvrez directement ${brand.name} et réessayez.`,
  region_blocked: 'Ce n’est pas offert là où vous habitez.',
  region_unknown:
    'Nous ne pouvons pas déterminer où vous êtes. Ce n’est donc pas offert pour l’instant. Désactivez votre RPV si vous en utilisez un.',
  state_required: 'Indiquez d’abord votre État ou votre province dans le tableau de bord.',
  email_unverified:
    'Confirmez d’abord votre adresse courriel. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau dans le tableau de bord.',
  reauthentication_required: 'Entrez de nouveau votre mot de passe pour confirmer que c’est bien vous.',
  account_suspended: 'Votre compte est suspendu. Écrivez au soutien pour en connaître la raison.',
  account_closed: 'Ce compte est fermé. Écrivez-nous si vous avez des questions.',
  redemption_suspended:
    'Vous ne pouvez pas échanger à cause d’une question en suspens dans votre compte. Écrivez au soutien pour la régler.',
  redemption_pending:
    'Vous avez déjà un échange en cours. Vous pourrez demander le suivant après notre décision. Votre solde n’a pas changé.',
  redemption_too_soon: `Vous pouvez demander un échange par ${redemptionLimits.hoursBetween}\u00a0heures. Votre solde n’a pas changé.`,
  account_too_new: 'Votre compte est trop récent pour un échange. Votre solde n’a pas changé.',
  sweeps_unplayed: 'Jouez ces pièces Sweeps une fois avant de les échanger. Votre solde n’a pas changé.',
  sweeps_not_held:
    'Vous ne détenez pas ces pièces Sweeps depuis assez longtemps pour les échanger. Votre solde n’a pas changé.',
  self_excluded: `Vous vous êtes exclu du jeu\u00a0: vous ne pouvez ni jouer, ni acheter, ni échanger. ${helplineSentence} Si vous croyez que c’est une erreur, écrivez au soutien.`,
  exclusion_review: `Vos renseignements ressemblent à ceux d’une personne qui s’est exclue du jeu. Tant que notre équipe ne les a pas comparés, vous ne pouvez ni jouer, ni acheter, ni échanger. Vos pièces restent dans votre compte. Écrivez au soutien si vous avez des questions. ${helplineSentence}`,
  cooling_off: 'Vous faites une pause. Vos pièces restent dans votre compte.',
  reality_check_due:
    'C’est le moment de faire le point. Regardez votre temps et votre résultat, puis continuez ou arrêtez.',
  terms_due: 'Nos conditions ont changé. Lisez-les et acceptez-les pour continuer.',
  limit_not_yet: `Vous pouvez confirmer une limite plus élevée ${limitRules.loosenAfterHours}\u00a0heures après votre demande. D’ici là, la limite plus basse s’applique.`,
  limit_reached: 'Vous avez atteint une limite.',
  not_found: 'Page ou élément introuvable. Vérifiez l’adresse.',
  request_timeout: 'La requête a mis trop de temps à arriver. Réessayez.',
  conflict: 'Quelque chose a changé entre-temps. Actualisez la page et réessayez.',
  nonce_conflict: 'Une autre partie a été jouée sous ce numéro. Rechargez le jeu pour continuer.',
  session_elsewhere: 'Cette séance appartient à un autre navigateur. Rechargez le jeu pour continuer ici.',
  round_open: 'Terminez d’abord la partie en cours.',
  session_ended: 'Cette séance de jeu est terminée. Ouvrez de nouveau le jeu pour continuer.',
  region_locked:
    'Vous ne pouvez pas changer votre État ou votre province pour le moment. Écrivez au soutien si vous avez déménagé.',
  idempotency_mismatch: 'Cet en-tête Idempotency-Key a déjà servi à une autre requête. Utilisez-en un nouveau.',
  payload_too_large: 'La requête est trop volumineuse.',
  unsupported_media_type: 'Envoyez le corps en application/json.',
  validation_failed: 'Certains champs ne sont pas valides. Vérifiez-les et réessayez.',
  rate_limited: 'Trop de requêtes. Attendez un instant et réessayez.',
  too_fast: 'Vous venez de jouer une partie. Attendez un instant et réessayez.',
  internal_error: 'Une erreur s’est produite. Vous n’avez perdu aucune pièce. Veuillez réessayer.',
  game_off: 'Ce jeu n’est pas offert pour le moment. Choisissez-en un autre.',
  maintenance:
    'Le site est en maintenance. Vous pouvez tout consulter et terminer les parties en cours. Réessayez plus tard.',
  unavailable: 'Nous sommes très occupés en ce moment. Veuillez réessayer sous peu.',
};

const periodNames = { day: 'par jour', week: 'par semaine', month: 'par mois' } as const;

function ownLimit(facts: Extract<ProblemFacts['limit_reached'], { reason: 'play_limit' }>): string {
  const { kind, amount, resets_at: resetsAt } = facts;
  const limit = {
    purchase: () => `${formats.usd(amount)} d’achats`,
    gold_loss: () => `${formats.amount(amount)} pièces d’or de perte`,
    sweeps_loss: () => `${formats.amount(amount)} pièces Sweeps de perte`,
    play_time: () => `${durations.exactly(Number(amount) * 60)} de jeu`,
  }[kind]();
  const passes = `Cela dépasserait la limite que vous avez fixée\u00a0: ${limit} ${periodNames[facts.period]}. Elle est remise à zéro le ${formats.moment(resetsAt)}.`;
  const { reserved, reserved_until: until } = facts;
  if (reserved === null) return passes;
  if (until === null)
    return `${passes} Vos commandes en réservent ${formats.usd(reserved)} pendant l’examen d’un paiement.`;
  return `${passes} Vos commandes impayées en réservent ${formats.usd(reserved)} jusqu’au ${formats.moment(until)} au plus tard.`;
}

function limitReached(facts: ProblemFacts['limit_reached']): string {
  if (facts.reason === 'free_entry') {
    return 'Vous avez déjà envoyé une demande de participation gratuite aujourd’hui. La limite est d’une par personne et par jour. Revenez demain.';
  }
  if (facts.reason === 'play_limit') return ownLimit(facts);
  const why = redemptions.failed[facts.reason]({
    params: { limit: facts.limit, left: facts.left },
    passesAt: facts.until,
  });
  return `${why} Votre solde n’a pas changé.`;
}

const from = (instant: string): string => `le ${formats.dayAndTime(instant)}, heure de l’Est`;

function notHeld({ hours, redeemable, until }: ProblemFacts['sweeps_not_held']): string {
  const when = until === null ? '' : ` Vous pourrez échanger ce montant ${from(until)}.`;
  return `Détenez des pièces Sweeps pendant ${hours}\u00a0heures avant de les échanger. Vous pouvez échanger ${coins.sweeps(redeemable)} maintenant.${when}`;
}

function regionLocked({ country, region, until }: ProblemFacts['region_locked']): string {
  const name = regionName(country, region);
  return until === null
    ? `Votre région est ${name}, et seul notre personnel peut la changer. Écrivez au soutien si vous avez déménagé.`
    : `Vous avez choisi votre région (${name}) il y a moins d’un an. Vous pourrez la changer de nouveau le ${formats.day(until)}. Écrivez au soutien si vous avez déménagé.`;
}

function regionBlocked({ action, country, region, here }: ProblemFacts['region_blocked']): string {
  const name = regionName(country, region);
  if (action === 'register') return `${brand.name} n’est pas offert dans cette région (${name}).`;
  if (action === 'purchase') {
    return `L’achat de pièces n’est pas offert dans cette région (${name}). Rien ne vous a été facturé.`;
  }
  return here
    ? `Vous semblez être dans cette région\u00a0: ${name}. ${actionNames[action]} là-bas.`
    : `${actionNames[action]} dans votre région (${name}).`;
}

const exact: { readonly [C in keyof ProblemFacts]: (facts: FactsOf<C>) => string } = {
  account_suspended: () =>
    'Le compte associé à cette adresse courriel est suspendu. Décidez de cette demande une fois la suspension réglée.',
  conflict,
  forbidden: () => 'La signature n’est pas valide.',
  account_too_new: ({ days, until }) =>
    `Vous pourrez échanger quand votre compte aura ${days}\u00a0jours, ${from(until)}.`,
  limit_reached: limitReached,
  sweeps_not_held: notHeld,
  sweeps_unplayed: ({ unplayed, redeemable }) =>
    `Jouez ${coins.sweeps(unplayed)} une fois avant de les échanger. Vous pouvez échanger ${coins.sweeps(redeemable)} maintenant.`,
  terms_due: ({ documents }) =>
    `${formats.and(documents.map((document) => legalNames[document]))}\u00a0: une nouvelle version est en vigueur. Lisez-la et acceptez-la pour continuer.`,
  limit_not_yet: ({ from }) =>
    `Vous pourrez confirmer la nouvelle limite à partir du ${formats.moment(from)}. D’ici là, l’ancienne s’applique.`,
  self_excluded: ({ until }) =>
    until === null
      ? plain.self_excluded
      : `Vous vous êtes exclu du jeu jusqu’au ${formats.day(until)}. Nous payons quand même vos échanges en cours.`,
  cooling_off: ({ until }) =>
    until === null
      ? plain.cooling_off
      : `Vous faites une pause jusqu’au ${formats.moment(until)}. Vos pièces restent dans votre compte.`,
  maintenance: ({ until }) =>
    `Le site est en maintenance jusqu’au ${formats.dayAndTime(until)}, heure de l’Est. Vous pouvez tout consulter et terminer les parties en cours.`,
  malformed_request: () => 'Le formulaire n’a pas pu être lu. Envoyez chaque champ une seule fois.',
  not_found: () => 'Ce forfait n’est plus offert. Actualisez la page pour voir les forfaits actuels.',
  payload_too_large: ({ megabytes }) => `Ce fichier est trop volumineux. Envoyez-en un d’au plus ${megabytes} Mo.`,
  rate_limited: ({ seconds }) => `Trop de tentatives. Veuillez attendre ${formats.wait(seconds)} et réessayer.`,
  redemption_too_soon: ({ hours, until }) =>
    `Vous pouvez demander un échange par ${hours}\u00a0heures. Vous pourrez demander le prochain ${from(until)}.`,
  region_blocked: regionBlocked,
  region_locked: regionLocked,
  region_unknown: ({ action }) =>
    `Nous ne pouvons pas déterminer où vous êtes. ${actionNames[action]} d’ici là. Désactivez votre RPV si vous en utilisez un.`,
  totp_required: ({ wrong }) =>
    wrong === 'totp_code'
      ? 'Ce code est incorrect ou déjà utilisé. Entrez celui que votre application affiche maintenant.'
      : 'Ce code de récupération est incorrect ou déjà utilisé. Chacun fonctionne une seule fois.',
  unavailable: ({ reason }) =>
    reason === 'payment_page'
      ? 'La page de paiement est inaccessible pour le moment. Rien ne vous a été facturé. Veuillez réessayer sous peu.'
      : 'La vérification d’identité est inaccessible pour le moment. Réessayez sous peu, ou envoyez plutôt vos documents.',
};

export const problems: typeof Shape = { plain, exact };
