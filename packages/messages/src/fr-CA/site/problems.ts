import type { FactsOf, ProblemFacts } from '@goldwren/contracts/facts';
import { brand, limitRules, nationalHelpline, type OrderStatus, redemptionLimits } from '@goldwren/rules';
import type { problems as Shape } from '../../en/site/problems.ts';
import { durationsOf } from '../../formats/durations.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { legalNames } from '../legal/legal-names.ts';
import { places } from '../places.ts';
import { redemptions } from '../redemptions/redemptions.ts';

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

const entryStatuses = {
  pending: 'attend son examen',
  approved: 'est déjà approuvée',
  granted: 'est déjà approuvée et créditée',
  rejected: 'est déjà refusée',
  expired: 'est déjà expirée',
} as const;

const orderStates: Record<OrderStatus, string> = {
  created: 'créée',
  pending: 'en attente',
  paid: 'payée',
  failed: 'échouée',
  cancelled: 'annulée',
  expired: 'expirée',
  review: 'à l’examen',
  refunded: 'remboursée',
  charged_back: 'rétrofacturée',
};

const holds = {
  sanctions: 'une correspondance avec une liste de sanctions est ouverte ou confirmée',
  exclusion: 'une correspondance avec une personne autoexclue est ouverte ou confirmée',
  suspension: 'le compte est suspendu',
  chargeback: 'un paiement de cette personne a été annulé',
} as const;

/** Conflicts with one message, whatever the facts. */
const plainConflicts = {
  pack_in_force: 'Cet ensemble de règles est déjà en vigueur.',
  policy_switched: 'Une autre personne a changé l’ensemble de règles. Actualisez la page, puis décidez de nouveau.',
  policy_changed: 'Une autre personne a modifié les règles régionales. Actualisez la page, puis décidez de nouveau.',
  policy_unchanged: 'Cette modification ne changerait rien. Choisissez d’autres règles ou un autre jour.',
  maintenance_changed:
    'Une autre personne a modifié l’annonce de maintenance. Actualisez la page, puis décidez de nouveau.',
  maintenance_over: 'Aucune maintenance n’est annoncée. Actualisez la page.',
  bonus_claimed: 'Vous avez déjà réclamé le boni du jour. Vous pourrez réclamer le prochain demain.',
  order_over: 'Vous ne pouvez plus payer cette commande. Choisissez de nouveau le forfait.',
  ticket_closed: 'Cette demande est fermée. Commencez-en une nouvelle.',
  ticket_moved: 'Il y a un nouveau message dans cette demande. Lisez-le, puis répondez.',
  second_factor_on: 'Le second facteur est activé. Désactivez-le d’abord.',
  second_factor_off: 'Vous n’avez pas de second facteur. Configurez-en un d’abord.',
  name_locked:
    'Vous ne pouvez pas changer votre nom ici, car il sert à vérifier votre identité. Écrivez au soutien pour le corriger.',
  second_person: 'Une autre personne doit le faire. La même personne ne peut pas donner les deux approbations.',
  no_skill_test: 'Il n’y a pas de question à laquelle répondre. Vérifiez l’état de votre échange.',
  w9_not_needed:
    'Les joueurs du Canada n’ont pas besoin d’un W-9. Après l’année, vous recevez un relevé de vos versements.',
  terms_changed: 'Nous avons publié une version plus récente. Actualisez la page pour la lire.',
  challenge_over: 'Ce défi est terminé. Un nouveau défi se trouve sur la page du défi du jour.',
  challenge_step: 'Une autre décision est déjà enregistrée pour cette étape. Actualisez la page pour continuer.',
  challenge_unfinished: 'Terminez d’abord vos propres mains. Vous verrez ensuite comment les autres les ont jouées.',
  alias_taken: 'Une autre personne a ce nom aujourd’hui. Choisissez-en un autre.',
  account_closed: 'Le compte est fermé définitivement.',
  alias_removed: 'Notre équipe a retiré ce nom. Choisissez-en un autre.',
  export_unfinished: 'Nous préparons encore vos données. Nous vous enverrons un courriel quand elles seront prêtes.',
  export_not_ready:
    'Il n’y a pas de fichier à télécharger. Il n’est pas encore prêt, ou il a expiré. Demandez-en un nouveau sur votre page de confidentialité.',
  identity_decided: 'Cet examen est déjà décidé. Actualisez la page.',
  entry_exists: 'Cette personne a déjà une participation pour ce jour-là. La limite est d’une seule.',
  sanctions_list_missing:
    'Aucune liste de sanctions n’est importée. Personne ne peut donc être vérifié. Demandez à l’équipe technique d’en importer une, puis réessayez.',
  looser:
    'La limite ou la pause en vigueur est déjà aussi stricte ou plus stricte. Le soutien peut seulement en établir une plus stricte. Seul le joueur peut en demander une moins stricte.',
  own_account: 'Vous ne pouvez pas modifier votre propre compte. Adressez-vous à une autre personne responsable.',
  change_pending:
    'Une autre modification de ce compte, de ce rôle ou de cette région attend une approbation. Décidez-la d’abord.',
  list_in_force: 'Cette liste est déjà en vigueur. Rien n’a changé.',
  list_replaced: 'Une autre liste est en vigueur depuis le téléversement. Téléversez de nouveau le fichier.',
  change_decided: 'Cette modification est déjà décidée. Actualisez la page.',
  month_not_archived: 'Ce mois n’est pas dans les archives. Il ne peut donc pas être retiré.',
  month_dropped: 'Ce mois est déjà retiré.',
  month_too_young: 'Ce mois est trop récent. Un mois reste plus d’un an dans la base de données.',
  month_order: 'Un mois antérieur n’est pas encore retiré. Les mois se retirent dans l’ordre.',
  month_without_partition:
    'Les parties de ce mois n’ont pas leur propre partition. Adressez-vous à l’équipe technique.',
  round_archived: 'Cette partie est dans nos archives. Demandez-en une copie au soutien.',
  change_expired: 'Cette demande a attendu trop longtemps. Demandez la modification de nouveau.',
  requester_gone: 'La personne qui a fait cette demande n’en a plus le droit. Rejetez la modification.',
  email_taken: 'Cette boîte courriel a déjà un compte du personnel ou une invitation.',
  identity_verified: 'Votre identité est déjà vérifiée. Vous n’avez rien à envoyer.',
  risk_decided: 'Ce dossier est fermé. Actualisez la page.',
  exclusion_match:
    'Ce compte appartient peut-être à une personne qui s’est exclue du jeu. Décidez d’abord de la correspondance dans les correspondances d’autoexclusion.',
} as const;

function conflict(facts: ProblemFacts['conflict']): string {
  switch (facts.reason) {
    case 'special_taken':
      return `L’offre ${facts.package} est réservée au premier achat, et vous avez déjà fait le vôtre. Choisissez un autre forfait.`;
    case 'identity_in_review':
      return 'Nous examinons vos documents. Vous ne pouvez donc pas les changer maintenant. Nous vous écrirons après l’examen.';
    case 'identity_differs':
      return 'Le nom ou la date de naissance diffère de ce que le joueur a entré, ou le compte a changé de propriétaire. Confirmez que vous l’avez vérifié.';
    case 'adjustment_decided':
      return 'Cette rectification est déjà décidée. Actualisez la page.';
    case 'adjustment_differs':
      return 'Une autre rectification a été demandée avec cet identifiant. Rouvrez le formulaire.';
    case 'account_state':
      return 'L’état du compte ne le permet pas. Actualisez la page.';
    case 'entry_decided':
      return `Cette participation ${entryStatuses[facts.status]}.`;
    case 'order_decided':
      return `Cette commande n’est plus à l’examen. Son état est maintenant\u00a0: ${orderStates[facts.status]}. Actualisez la page pour voir pourquoi.`;
    case 'pack_too_early':
      return `Cet ensemble de règles ne peut pas entrer en vigueur avant le ${formats.day(facts.from)}.`;
    case 'game_stands':
      return 'Le jeu est déjà dans cet état.';
    case 'game_needs_look':
      return 'L’audit a désactivé ce jeu. Consignez d’abord votre examen. Un collègue le réactive ensuite.';
    case 'game_look_not_needed':
      return 'L’audit n’a aucune constatation en suspens à examiner.';
    case 'package_changed':
      return 'Une autre personne a modifié ce forfait. Actualisez la page, puis faites votre modification.';
    case 'refund_requested':
      return 'Un remboursement de cette commande est déjà demandé. Actualisez la page pour voir son état.';
    case 'order_not_refundable':
      return 'Le paiement de cette commande ne peut pas être remboursé ici. Actualisez la page pour voir son état.';
    case 'refund_at_provider':
      return 'Ce fournisseur n’a pas d’API de remboursement. Remboursez le paiement sur le site du fournisseur.';
    case 'order_not_creditable':
      return `Le joueur ne peut pas acheter (${facts.refusal}). Vous ne pouvez donc pas créditer les pièces. Remboursez le paiement chez le fournisseur et inscrivez-le ici.`;
    case 'payout_at_provider':
      return 'Le fournisseur paie ce versement. Vous pouvez le régler ici seulement si son résultat est incertain.';
    case 'payout_settled':
      return facts.state === 'paid' ? 'Ce versement est déjà payé.' : 'Ce versement a déjà échoué.';
    case 'redemption_held':
      return `Vous ne pouvez pas approuver cet échange pour le moment\u00a0: ${holds[facts.by]}.`;
    case 'redemption_state':
      return `L’état de cet échange a changé\u00a0: ${redemptions.statuses[facts.status].toLowerCase()}.`;
    case 'redemption_needs':
      return `Le joueur doit encore faire ceci\u00a0: ${facts.needs.map((need) => redemptions.needs[need]).join(' ')}`;
    default:
      return plainConflicts[facts.reason];
  }
}

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
  if (reserved === null || until === null) return passes;
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
