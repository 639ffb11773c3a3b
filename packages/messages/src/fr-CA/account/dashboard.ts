import { account, brand, dashboard as rules } from '@goldwren/rules';
import type { dashboard as Shape } from '../../en/account/dashboard.ts';
import { formats } from '../formats.ts';

export const dashboard: typeof Shape = {
  restrictions: {
    account_suspended:
      'Votre compte est suspendu. Vous pouvez voir vos soldes et vos relevés, mais pas jouer ni échanger.',
    redemption_suspended:
      'Votre banque ou le fournisseur de paiement a annulé un paiement. Vous ne pouvez pas échanger tant que ce n’est pas réglé. Vous pouvez encore jouer.',
    self_excluded:
      'Vous vous êtes exclu du jeu. Vous pouvez voir vos relevés, et nous payons quand même vos échanges en cours.',
    exclusion_review:
      'Vos renseignements ressemblent à ceux d’une personne qui s’est exclue du jeu. Notre équipe les compare, d’habitude en un jour ouvrable. D’ici là, vous ne pouvez ni jouer, ni acheter, ni échanger. Vos pièces et vos demandes ne changent pas.',
    cooling_off: 'Vous faites une pause. Vos pièces restent dans votre compte et vous pouvez encore échanger.',
    region_blocked: `${brand.name} n’est pas offert là où vous habitez. Vous pouvez voir vos soldes et vos relevés, mais pas jouer.`,
    sweeps_unavailable:
      'Les pièces Sweeps ne sont pas offertes là où vous habitez. Vous pouvez jouer à tous les jeux avec des pièces d’or.',
  },
  questions: 'Des questions?',
  welcomeBack: (name) => `Bienvenue, ${name}.`,
  verifyNote: {
    title: 'Confirmez votre adresse courriel',
    text: 'Ouvrez le lien du courriel que nous vous avons envoyé. Il vous le faut pour les participations gratuites et les échanges.',
    textWithout: 'Ouvrez le lien du courriel que nous vous avons envoyé. Vous pouvez jouer sans cela.',
    sent: 'Nous avons envoyé le lien. Regardez aussi dans vos indésirables.',
    sending: 'Envoi…',
    again: 'Renvoyer le lien',
  },
  wallet: 'Portefeuille',
  ownPages: 'Vos pages',
  playGames: 'Jouer',
  redeem: 'Échanger',
  hadBefore:
    'Les pièces Sweeps de bienvenue sont données une fois par boîte de courriel. Un autre compte avec votre boîte les a reçues.',
  saved: 'Enregistré. Merci.',
  saving: 'Enregistrement…',
  save: 'Enregistrer',
  whereTitle: 'Dites-nous où vous habitez pour utiliser vos pièces Sweeps',
  whereText: {
    US: `Les règles varient selon l’État. Si vous en choisissez un sans pièces Sweeps, les vôtres expirent. Vous pourrez le changer de nouveau après ${account.regionChangeIntervalDays}\u00a0jours.`,
    CA: `Les règles varient selon la province ou le territoire. Si vous en choisissez un sans pièces Sweeps, les vôtres expirent. Vous pourrez le changer de nouveau après ${account.regionChangeIntervalDays}\u00a0jours.`,
  },
  balances: {
    loading: 'Chargement des soldes',
    problem: 'Impossible de charger vos soldes.',
    goldNote: 'Pour le divertissement seulement.',
    sweepsNote: 'Participations promotionnelles.',
    sweepsExpire: (at) =>
      `Elles expirent le ${formats.day(at)} si vous ne jouez pas et ne vous connectez pas d’ici là.`,
    unplayed: 'SC non jouées',
    unplayedNote: 'Jouez chaque pièce une fois avant de l’échanger.',
    vip: `VIP · ${rules.vipLevel}`,
    vipProgress: 'Progression VIP',
    vipOf: (percent) =>
      `La barre montre vos pièces d’or\u00a0: ${percent}\u00a0% de ${formats.amount(rules.vipGoalHundredths)}. Tout le monde est au niveau ${rules.vipLevel}. Une barre pleine ne donne aucun prix.`,
  },
  bonus: {
    title: 'Boni de connexion quotidien',
    loading: 'Chargement du boni de connexion',
    problem: 'Impossible de charger votre boni de connexion.',
    days: 'Les sept jours',
    claiming: 'Réclamation…',
    claim: (amount) => `Réclamer ${amount}\u00a0GC`,
    claimedToday: 'Réclamé aujourd’hui.',
    next: (day, amount, from) =>
      `Le jour ${day} donne ${amount}\u00a0GC${from === null ? '' : `, à partir du ${from}, heure de l’Est`}.`,
    once: 'Une fois par jour. Si vous manquez un jour, vous recommencez au jour 1.',
    day: (day) => `Jour ${day}`,
    states: { claimed: 'Réclamé', today: 'À prendre', ahead: 'À venir' },
    added: (amount) => `${amount}\u00a0GC ajoutées.`,
  },
  orders: {
    title: 'Commandes récentes',
    loading: 'Chargement des commandes',
    problem: 'Impossible de charger vos commandes.',
    none: 'Aucune commande pour l’instant. Les forfaits que vous achetez figurent ici avec leur état.',
    seePackages: 'Voir les forfaits',
    caption: 'Vos dernières commandes',
    package: 'Forfait',
    amount: 'Montant',
    status: 'État',
    date: 'Date',
  },
};
