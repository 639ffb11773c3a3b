import { privacy, throttles } from '@goldwren/rules';
import type { privacyCenter as Shape } from '../../en/account/privacy-center.ts';
import { coins } from '../coins/coins.ts';
import { formats } from '../formats.ts';
import { days } from '../help/phrases.ts';
import { retentionMessages } from '../legal/retention-messages.ts';

const { dataExportPlayer } = throttles;
const erasure = days(privacy.erasureAfterDays);
const between = formats.wait(dataExportPlayer.windowMinutes * 60);

const copy: (typeof Shape)['copy'] = {
  title: 'Une copie de vos données',
  text: 'Un fichier ZIP avec le dossier complet\u00a0: profil, connexions, courriels, messages, chaque pièce et chaque partie, commandes, participations gratuites, prix, identité et limites. Chaque section y est deux fois, pour les tableurs (CSV) et pour les programmes (JSON).',
  terms: `Vous pouvez demander ${dataExportPlayer.limit}\u00a0fichier par ${between}. Il peut être téléchargé pendant ${days(privacy.exportLinkDays)}, puis il est effacé.`,
  loading: 'Chargement de vos demandes',
  problem: 'Impossible de charger vos demandes.',
  documents: 'Y mettre les images de mes documents d’identité',
  documentsHint: 'Vous les avez déjà, et le fichier est plus sûr sans elles.',
  request: 'Demander mes données',
  requestNew: 'Demander un nouveau fichier',
  tryAgain: 'Réessayer',
  requesting: 'Demande…',
  download: 'Exporter mes données',
  downloading: 'Récupération de votre fichier…',
  tooSoon: (seconds) =>
    `Vous avez demandé un fichier il y a moins de ${between}. Vous pourrez en redemander un dans ${formats.wait(seconds)}.`,
  none: 'Vous n’avez encore demandé aucun fichier.',
  queued: 'Votre demande attend son tour. Elle commence d’habitude en moins d’une minute.',
  counting: 'Votre fichier se prépare. Nous comptons vos enregistrements.',
  running: 'Votre fichier se prépare.',
  progress: 'Enregistrements écrits',
  written: (percent, rows, of) =>
    `${percent}\u00a0%\u00a0: ${formats.number(rows)} enregistrements sur ${formats.number(of)}`,
  mailed: 'Un courriel vous prévient quand il est prêt. Vous pouvez quitter cette page.',
  ready: (size) => `Votre fichier est prêt (${size}).`,
  until: (left, at) =>
    `Vous pouvez le télécharger encore pendant ${left}, jusqu’au ${formats.dayAndTime(at)}, heure de l’Est.`,
  keepSafe: 'Il contient tout ce que nous savons de vous. Gardez-le là où personne d’autre ne peut le lire.',
  expired: 'Votre dernier fichier a expiré et il est effacé.',
  failed: 'Impossible de préparer votre fichier; nous en avons supprimé les parties. Veuillez réessayer.',
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
    failed: 'Non préparé',
    expired: 'Expiré',
  },
};

const deletion: (typeof Shape)['deletion'] = {
  title: 'Supprimer votre compte',
  text: `Votre compte ferme tout de suite et définitivement. Nous effaçons vos données personnelles ${erasure} plus tard.`,
  atOnceTitle: 'Tout de suite',
  atOnce: [
    'Vous êtes déconnecté partout et ne pouvez plus vous connecter.',
    'Vos pièces sont perdues\u00a0: toutes les pièces d’or et les pièces Sweeps que vous n’avez pas échangées.',
    'Un prix que vous avez demandé est quand même payé, sauf s’il attend quelque chose de vous.',
    'Ni vous ni notre personnel ne pouvez revenir en arrière.',
  ],
  erasedTitle: `Effacé après ${erasure}`,
  erasedNote: 'Si un prix est encore en route à ce moment, il est d’abord payé.',
  keptTitle: 'Gardé, et pourquoi',
  keptText:
    'Ce que la loi demande, et ce sans quoi nos livres ne seraient plus justes, reste sous la forme et pour le temps indiqués ici. Les années comptent à partir du dossier.',
  ratherBreak:
    'Voulez-vous plutôt cesser de jouer que partir? Tant que dure une autoexclusion, aucun nouveau compte ne peut être ouvert.',
  toExclusion: 'Autoexclusion',
  ask: 'Supprimer mon compte',
  loading: 'Chargement de ce que vous perdriez',
  lost: (gold, sweeps) => `Vous perdez ${coins.both(gold, sweeps)}.`,
  noCoins: 'Il n’y a aucune pièce dans votre compte.',
  lostUnknown: 'Impossible de charger vos soldes. Toutes les pièces de votre compte sont perdues.',
  prizesUnknown: 'Impossible de charger vos prix. Un prix qui attend quelque chose de vous n’est pas payé.',
  redeemFirst: 'Échanger d’abord',
  onItsWay: (sweeps) => `Votre prix de ${coins.sweeps(sweeps)} est en route et sera quand même payé.`,
  waitsForYou: (sweeps) =>
    `Votre prix de ${coins.sweeps(sweeps)} attend quelque chose de vous. Si vous ne le faites pas d’abord, il n’est pas payé.`,
  doFirst: 'Voir ce qu’il attend',
  password: 'Mot de passe',
  word: 'SUPPRIMER',
  type: (word) => `Tapez ${word} pour confirmer`,
  typeWrong: (word) => `Tapez ${word}, en majuscules.`,
  confirm: 'Supprimer le compte définitivement',
  confirming: 'Suppression…',
  cancel: 'Garder mon compte',
  wrongPassword: 'Ce n’est pas votre mot de passe. Rien n’a changé.',
};

export const privacyCenter: typeof Shape = {
  intro: 'Ce que nous savons de vous est à vous\u00a0: obtenez-en une copie complète, ou faites-le effacer.',
  policy: 'Ce que nous gardons, pourquoi, et à qui nous le communiquons\u00a0:',
  copy,
  earlier,
  deletion,
  retention: retentionMessages,
};
