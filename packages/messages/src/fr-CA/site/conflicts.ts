import type { ProblemFacts } from '@goldwren/contracts/facts';
import type { OrderStatus } from '@goldwren/rules';
import { formats } from '../formats.ts';
import { redemptions } from '../redemptions/redemptions.ts';

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
  pack_unknown: 'Cette version du site n’a pas cet ensemble de règles. Rejetez la demande.',
  pack_effect_changed:
    'Le changement modifierait maintenant d’autres règles qu’au moment de la demande. Rejetez-le, puis demandez-le de nouveau.',
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
  w9_before_closing:
    'Nous ne pouvons payer votre échange en cours que si vous nous donnez d’abord le formulaire W-9. Nous vous avons envoyé un lien vers le formulaire. Si vous fermez votre compte sans lui, vous perdez ce prix.',
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
    'Une autre modification de ce compte, de ce rôle, de cette région ou de l’ensemble de règles attend une approbation. Décidez-la d’abord.',
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

export function conflict(facts: ProblemFacts['conflict']): string {
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
    case 'settings_elsewhere':
      return facts.office === null
        ? `La cellule ${facts.cell} décide de ce réglage pour toutes les cellules. Modifiez-le dans son outil de gestion.`
        : `La cellule ${facts.cell} décide de ce réglage pour toutes les cellules. Modifiez-le dans son outil de gestion : ${facts.office}`;
    case 'game_status_unchanged':
      return 'Le jeu est déjà dans cet état.';
    case 'game_needs_investigation':
      return 'L’audit a désactivé ce jeu. Consignez d’abord votre examen. Un collègue le réactive ensuite.';
    case 'game_investigation_not_needed':
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
