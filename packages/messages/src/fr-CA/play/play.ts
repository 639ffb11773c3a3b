import { account } from '@goldwren/rules';
import type { play as Shape } from '../../en/play/play.ts';

export const play: typeof Shape = {
  refusals: {
    insufficient_gold: {
      title: 'Pas assez de pièces d’or',
      text: 'Votre mise n’a pas été prise. Choisissez une mise plus petite ou obtenez d’autres pièces d’or.',
    },
    insufficient_sweeps: {
      title: 'Pas assez de pièces Sweeps',
      text: 'Votre mise n’a pas été prise. Choisissez une mise plus petite, passez aux pièces d’or ou demandez une participation gratuite.',
    },
    limit_reached: {
      title: 'Votre limite est atteinte',
      text: 'Votre mise n’a pas été prise. Vous pourrez jouer de nouveau à la fin de la période de votre limite.',
    },
    reality_check_due: {
      title: 'C’est le moment de faire le point',
      text: 'Aucune mise n’a été prise. Regardez votre temps et votre résultat, puis continuez ou arrêtez.',
    },
    cooling_off: {
      title: 'Vous faites une pause',
      text: 'Aucune mise n’a été prise. Vous pourrez jouer à la fin de votre pause.',
    },
    self_excluded: {
      title: 'Votre compte est autoexclu',
      text: 'Aucune mise n’a été prise. Vous ne pouvez pas jouer jusqu’à la fin de l’exclusion.',
    },
    exclusion_review: {
      title: 'Nous examinons votre compte',
      text: 'Aucune mise n’a été prise. Vos renseignements ressemblent à ceux d’une personne qui s’est exclue du jeu. Notre équipe les compare. Écrivez au soutien si vous avez des questions.',
    },
    account_suspended: {
      title: 'Votre compte est suspendu',
      text: 'Aucune mise n’a été prise. Écrivez au soutien pour en connaître la raison.',
    },
    region_blocked: {
      title: 'Non offert là où vous êtes',
      text: 'Aucune mise n’a été prise. Vous ne pouvez pas jouer avec cette pièce dans votre région.',
    },
    state_required: {
      title: 'Indiquez votre région pour jouer avec des pièces Sweeps',
      text: 'Aucune mise n’a été prise. Les pièces Sweeps exigent votre État ou votre province. Indiquez-le dans votre tableau de bord. Les pièces d’or ne l’exigent pas.',
    },
    game_off: {
      title: 'Ce jeu n’est pas offert pour l’instant',
      text: 'Aucune mise n’a été prise. Si vous avez une partie en cours, vous pourrez la terminer au retour du jeu.',
    },
    maintenance: {
      title: 'Le site est en maintenance',
      text: 'Aucune mise n’a été prise. Si vous avez une partie en cours, vous pouvez la terminer. La bannière indique la fin de la maintenance.',
    },
    session_ended: {
      title: 'Votre séance était terminée',
      text: 'Aucune mise n’a été prise. Une nouvelle séance avec une nouvelle graine est ouverte. Appuyez sur le bouton pour jouer.',
    },
    session_elsewhere: {
      title: 'Cette partie est dans un autre navigateur',
      text: 'Rien n’a été misé ni décidé ici. Vous pouvez continuer votre partie en cours ici ou en commencer une nouvelle.',
    },
    nonce_conflict: {
      title: 'Ce jeu est aussi ouvert ailleurs',
      text: 'Aucune mise n’a été prise ici. Vos soldes sont à jour. Appuyez sur le bouton pour jouer.',
    },
    round_open: {
      title: 'Une partie était encore en cours',
      text: 'Aucune autre mise n’a été prise. Terminez d’abord la partie en cours.',
    },
    unauthenticated: {
      title: 'Vous êtes déconnecté',
      text: 'Aucune mise n’a été prise. Connectez-vous pour continuer. Si vous avez une partie en cours, vous pouvez la terminer.',
    },
  },
  unanswered: {
    title: 'Aucune réponse du serveur',
    text: 'Votre partie est en sécurité. Si vous réessayez, nous envoyons la même partie. Elle n’est donc jamais jouée deux fois.',
  },
  signedOut: {
    noStake: 'Vous êtes déconnecté. Aucune mise n’a été prise. Connectez-vous pour continuer à jouer.',
    safe: 'Vous êtes déconnecté. Votre partie est en sécurité. Connectez-vous pour la continuer.',
  },
  finishedForYou: {
    title: 'Votre séance était terminée',
    text: 'Nous avons terminé votre main en cours selon la règle publiée et ajouté tout gain à votre solde. Une nouvelle séance est ouverte.',
  },
  refused: 'Le serveur a refusé cette partie',
  noStake: (why) => `${why} Aucune mise n’a été prise.`,
  start: {
    failed: 'Le jeu n’a pas pu démarrer',
    network: 'Impossible de joindre le serveur. Vérifiez votre connexion et ouvrez de nouveau le jeu.',
    insufficient: 'Pièces d’or insuffisantes',
    insufficientText: 'Votre solde ne couvre pas la plus petite mise de ce jeu. Aucune mise n’a été prise.',
  },
  links: {
    buyCoins: 'Obtenir des pièces d’or',
    freeEntry: 'SC gratuites',
    dashboard: 'Tableau de bord',
    games: 'Retour aux jeux',
    limits: 'Vos limites',
    contact: 'Nous joindre',
    login: 'Se connecter',
    addState: 'Indiquer votre région',
  },
  lock: {
    state: 'Les pièces Sweeps exigent d’abord votre État ou votre province.',
    region:
      'Vous ne pouvez pas jouer avec des pièces Sweeps là où vous habitez, mais vous pouvez jouer avec des pièces d’or.',
  },
  page: {
    game: 'Jeu',
    loading: 'Chargement du jeu',
    opening: 'Ouverture du jeu',
    failed: 'Impossible de charger les jeux',
    outdated: 'Impossible de charger ce jeu. Actualisez la page pour obtenir sa version la plus récente.',
    notFound: 'Jeu introuvable',
    notFoundText: 'Il n’y a pas de jeu à cette adresse.',
  },
  goldBalance: (amount) => `Or\u00a0: ${amount}`,
  sweepsBalance: (amount) => `SC\u00a0:\u00a0${amount}`,
  coin: 'Pièce à jouer',
  stake: 'Mise',
  stakeOf: (amount, coin) => `Mise de ${amount} ${coin}`,
  lower: 'Réduire la mise',
  raise: 'Augmenter la mise',
  stakeList: 'Choisir la mise',
  max: 'Max',
  maxStake: 'Mise max',
  more: 'Plus',
  fullScreen: 'Plein écran',
  notEnough: (coin) => `Pas assez de ${coin}`,
  labelled: (word, note) => `${word}\u00a0: ${note}`,
  tryAgain: 'Réessayer',
  reconnecting: 'Reconnexion…',
  waiting: {
    reconnecting: 'Reconnexion… votre partie est en sécurité.',
    pacing: 'Votre partie commence dans un instant.',
  },
  ready: (action) => `Choisissez votre mise, puis appuyez sur ${action}.`,
  openElsewhere: (title) => `Vous avez une partie en cours dans ${title}.`,
  goOnWith: { table: 'Continuer votre main', slots: 'Continuer votre partie' },
  skip: 'Passer',
  celebration: { big: 'Gros gain', huge: 'Gain énorme', total: 'Gain total', returned: 'Total rendu' },
  noWin: 'Aucun gain.',
  win: (amount, what) => `Gain de ${amount}\u00a0: ${what}`,
  returned: (amount, what) => `Mise rendue, ${amount}\u00a0: ${what}`,
  paidLess: (amount, what) => `Payé ${amount}, moins que la mise\u00a0: ${what}`,
  /** Shown next to its cause. A return of the stake or less is never called a win. */
  wonSum: (sum) => `Gain de ${sum}\u00a0:`,
  returnedSum: (sum) => `Rendu ${sum}\u00a0:`,
  verified: 'Vérifié',
  sound: {
    isOn: 'Son\u00a0: activé',
    isOff: 'Son\u00a0: désactivé',
    settings: 'Réglages du son',
    sound: 'Son',
    effects: 'Effets',
    background: 'Ambiance',
    vibration: 'Vibration',
  },
  session: {
    title: 'Cette séance',
    time: 'Temps de jeu',
    net: { gold: 'Net GC', sweeps: 'Net SC' },
    netIs: (net) => `Net ${net}`,
    rounds: (rounds) => `${rounds} ${rounds < 2 ? 'partie' : 'parties'}`,
    dial: 'Détails de la séance, temps de jeu',
    dialHours: (hours, minutes) => `${hours}h${minutes}`,
    lastWin: 'Dernier gain',
    noneYet: 'Aucun encore',
    rtp: 'TRJ',
    seed: 'Graine',
    seedCommitment: 'l’engagement de la graine',
    fairness: 'Équité et graine client',
    fairnessText:
      'Notre serveur fixe chaque partie avant que votre navigateur envoie sa graine aléatoire pour elle. Les deux ensemble décident de la partie, et votre navigateur la vérifie.',
    watchedFrom: (round) => `Ce navigateur a observé la séance à partir de la partie ${round}.`,
    howItWorks: 'Comment ça marche',
    ownText: 'Votre propre texte',
    ownTextHint:
      'Facultatif. Nous le plaçons devant la portion aléatoire de chaque graine, à partir de la prochaine partie.',
    end: 'Terminer la séance',
    ending: 'Fin en cours…',
    keys: 'Raccourcis clavier',
    smallPrint: `Pour le divertissement seulement. ${account.minimumAgeYears}\u00a0ans et plus. Aucun achat requis. Un achat n’augmente pas vos chances.`,
  },
  seal: {
    closed: 'Le sceau d’une partie. Son secret est fixé avant votre mise.',
    during: 'Cette partie a été scellée avant votre mise.',
    opened: 'Votre navigateur a vérifié que le secret de cette partie n’a pas été changé.',
  },
  verify: {
    verified: 'Vérifié\u00a0: fixé avant votre graine, rejoué dans votre navigateur',
    elsewhere: 'La partie correspond à son secret. Sa graine ou une décision vient d’un autre navigateur.',
    unavailable: 'Cette connexion n’est pas sécurisée. Votre navigateur ne peut donc pas vérifier la partie.',
    byDefault: (rounds, lost) => {
      const ended = `${rounds === 1 ? 'Une partie antérieure a été terminée' : `${rounds} parties antérieures ont été terminées`} par l’action par défaut des règles, parce que vous n’avez pas décidé à temps.`;
      if (lost === 0) return `${ended} Le gain est dans votre solde.`;
      return `${ended} ${rounds === 1 ? 'Vous avez perdu sa mise.' : `${lost} d’entre elles n’ont rien payé, et vous en avez perdu la mise.`}`;
    },
    earlierUnchecked: (sessions) =>
      `${sessions} ${sessions === 1 ? 'séance antérieure n’est pas encore vérifiée' : 'séances antérieures ne sont pas encore vérifiées'}. Votre navigateur réessaie lorsque vous ouvrez le jeu.`,
  },
  rules: {
    title: 'Règles et table des gains',
    of: (title) => `Règles de ${title}`,
    short: 'Règles',
    intro: 'Règles et table des gains. Les chances sont les mêmes avec des pièces d’or et des pièces Sweeps.',
    play: 'Jouer',
    demo: 'Essayer une partie de démo',
    loading: 'Chargement des règles',
    problem: 'Impossible de charger les règles.',
    how: 'Comment jouer',
    paytable: 'Table des gains, en multiples de la mise',
    features: 'Particularités',
    lines: (count) => (count === 1 ? 'La ligne' : `Les ${count} lignes`),
    payOf: (hit) => `${hit}\u00a0:\u00a0`,
    line: (number, rows) => `Ligne ${number}\u00a0: ${rows}`,
    rows: ['haut', 'milieu', 'bas'],
    leave: 'Si vous partez',
    rtp: (hint) => `Taux de retour au joueur ${hint}`,
    maths: (version) => `Version ${version} des mathématiques,`,
  },
};
