import { privacy, rateLimits } from '@goldwren/rules';
import type { privacyCenter as Shape } from '../../en/account/privacy-center.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { days } from '../help/phrases.ts';
import { retentionMessages } from '../legal/retention-messages.ts';

const { dataExportPlayer } = rateLimits;
const erasure = days(privacy.erasureAfterDays);
const between = formats.wait(dataExportPlayer.windowMinutes * 60);

const copy: (typeof Shape)['copy'] = {
  title: 'Une copie de vos données',
  text: 'Un fichier ZIP avec votre dossier complet\u00a0: profil, connexions, courriels, messages, chaque pièce reçue ou dépensée, chaque partie, commandes, participations gratuites, échanges, identité et limites. Chaque section est en CSV pour les tableurs et en JSON pour les programmes.',
  terms: `Vous pouvez demander ${dataExportPlayer.limit}\u00a0fichier par ${between}. Vous pouvez le télécharger pendant ${days(privacy.exportLinkDays)}, puis nous le supprimons.`,
  loading: 'Chargement de vos demandes',
  problem: 'Impossible de charger vos demandes.',
  documents: 'Inclure les images de mes documents d’identité',
  documentsHint: 'Vous les avez déjà, et le fichier est plus sûr sans elles.',
  request: 'Demander mes données',
  requestNew: 'Demander un nouveau fichier',
  tryAgain: 'Réessayer',
  requesting: 'Demande…',
  download: 'Exporter mes données',
  downloading: 'Téléchargement de votre fichier…',
  tooSoon: (seconds) =>
    `Vous avez demandé un fichier il y a moins de ${between}. Vous pourrez en redemander un dans ${formats.wait(seconds)}.`,
  none: 'Vous n’avez encore demandé aucun fichier.',
  queued: 'Votre demande est dans la file. Elle commence d’habitude en moins d’une minute.',
  counting: 'Nous préparons votre fichier et comptons vos enregistrements.',
  running: 'Nous préparons votre fichier.',
  progress: 'Enregistrements écrits',
  written: (percent, rows, of) =>
    `${percent}\u00a0%\u00a0: ${formats.number(rows)} enregistrements sur ${formats.number(of)}`,
  mailed: 'Nous vous envoyons un courriel quand il est prêt. Vous pouvez quitter cette page.',
  ready: (size) => `Votre fichier est prêt (${size}).`,
  until: (left, at) =>
    `Vous pouvez le télécharger encore pendant ${left}, jusqu’au ${formats.dayAndTime(at)}, heure de l’Est.`,
  keepSafe: 'Il contient toutes les données que nous avons sur vous. Conservez-le en lieu sûr.',
  expired: 'Votre dernier fichier a expiré, et nous l’avons supprimé.',
  failed: 'Nous n’avons pas pu préparer votre fichier et en avons supprimé les morceaux. Veuillez réessayer.',
};

const earlier: (typeof Shape)['earlier'] = {
  title: 'Fichiers précédents',
  requested: (at) => `Demandé le ${formats.shortDay(at)}`,
  downloadOf: (at) => `Exporter mes données du ${formats.shortDay(at)}`,
  until: (at) => `jusqu’au ${formats.moment(at)}`,
  states: {
    queued: 'En attente',
    running: 'En préparation',
    ready: 'Prêt',
    failed: 'Échoué',
    expired: 'Expiré',
  },
};

const review: (typeof Shape)['review'] = {
  title: 'Restrictions et examens de ce compte',
  loading: 'Chargement de l’examen de votre compte',
  problem: 'Impossible de charger l’examen de votre compte.',
  nothing: 'Aucune restriction et aucun examen.',
  states: {
    none: 'Aucun examen.',
    open: 'Notre équipe examine votre compte.',
    contacted: 'Notre équipe vous a écrit au sujet de votre compte.',
    no_concern: 'Notre équipe a examiné votre compte et n’y voit aucun problème.',
  },
  since: (at) => `Depuis le ${formats.dayAndTime(at)}, heure de l’Est.`,
  decided: (at) => `Décidé le ${formats.dayAndTime(at)}, heure de l’Est.`,
  about: 'De quoi il s’agit',
  topics: {
    accounts:
      'Des renseignements de ce compte ressemblent à ceux d’autres comptes. Chaque personne peut avoir un seul compte.',
    pace: 'Beaucoup d’activité en peu de temps, comme des inscriptions ou des échanges.',
    timing: 'Les parties ont été jouées très régulièrement, ou pendant très longtemps.',
    offers: 'La façon dont l’offre de bienvenue ou d’autres pièces gratuites ont été utilisées.',
  },
  restricts: 'Un examen ne restreint rien à lui seul. Des personnes décident, pas un programme.',
  home: 'Les personnes qui vivent ensemble partagent souvent un appareil, un réseau ou une adresse. C’est normal.',
  suspended: 'Notre équipe a suspendu votre compte. Nous vous avons envoyé la raison par courriel.',
  redemptionsSuspended: 'Les échanges sont suspendus parce qu’un paiement a été contesté.',
  how: 'Nous comparons le navigateur, le réseau, le courriel, le téléphone, l’adresse, le paiement et les documents des comptes, sous forme de codes. Nous regardons aussi l’heure des parties et des échanges.',
  object: 'Vous pensez qu’il y a une erreur? Écrivez-nous. Une personne vérifiera.',
  objectLink: 'Envoyer une contestation',
  ticket: 'Lire notre message',
};

const deletion: (typeof Shape)['deletion'] = {
  title: 'Supprimer votre compte',
  text: `Votre compte ferme tout de suite et définitivement. Nous effaçons vos données personnelles ${erasure} plus tard.`,
  atOnceTitle: 'Tout de suite',
  atOnce: [
    'Vous êtes déconnecté partout et ne pouvez plus vous connecter.',
    'Vous perdez vos pièces\u00a0: toutes les pièces d’or, et toutes les pièces Sweeps que vous n’avez pas échangées.',
    'Nous payons quand même votre échange en cours, sauf s’il attend quelque chose de vous.',
    'Ni vous ni notre personnel ne pouvez revenir en arrière.',
  ],
  erasedTitle: `Effacé après ${erasure}`,
  erasedNote: 'Si un échange est encore en cours à ce moment, nous le payons d’abord.',
  keptTitle: 'Ce que nous gardons',
  keptText:
    'Nous gardons ce que la loi exige et ce dont notre comptabilité a besoin, sous la forme et pour la durée indiquées ici. Les années comptent à partir de la date de l’enregistrement.',
  ratherBreak:
    'Voulez-vous seulement arrêter de jouer? Pendant une autoexclusion, aucun nouveau compte ne peut être ouvert.',
  toExclusion: 'Autoexclusion',
  ask: 'Supprimer mon compte',
  loading: 'Chargement de vos soldes et de vos échanges',
  lost: (gold, sweeps) => `Vous perdez ${coins.both(gold, sweeps)}.`,
  noCoins: 'Il n’y a aucune pièce dans votre compte.',
  lostUnknown: 'Impossible de charger vos soldes. Vous perdez toutes les pièces de votre compte.',
  prizesUnknown:
    'Impossible de charger vos échanges. Nous ne payons pas un échange qui attend encore quelque chose de vous.',
  redeemFirst: 'Échanger d’abord',
  onItsWay: (sweeps) => `Votre échange de ${coins.sweeps(sweeps)} est en cours, et nous le payons quand même.`,
  waitsForYou: (sweeps) =>
    `Votre échange de ${coins.sweeps(sweeps)} attend quelque chose de vous. Nous le payons seulement si vous le faites d’abord.`,
  doFirst: 'Voir ce qu’il attend',
  password: 'Mot de passe',
  word: 'SUPPRIMER',
  type: (word) => `Tapez ${word} pour confirmer`,
  typeWrong: (word) => `Tapez ${word}, en majuscules.`,
  confirm: 'Supprimer le compte définitivement',
  confirming: 'Suppression…',
  cancel: 'Garder mon compte',
  wrongPassword: 'Mot de passe incorrect. Rien n’a changé.',
};

export const privacyCenter: typeof Shape = {
  intro:
    'Téléchargez une copie de toutes les données que nous avons sur vous, voyez les restrictions et les examens de votre compte, ou supprimez-le.',
  policy: 'Les données que nous gardons, pourquoi, et qui les reçoit\u00a0:',
  copy,
  earlier,
  review,
  deletion,
  retention: retentionMessages,
};
