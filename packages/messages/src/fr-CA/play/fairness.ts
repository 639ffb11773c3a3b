import type { fairness as Shape } from '../../en/play/fairness.ts';

export const fairness: typeof Shape = {
  violations: {
    secret_malformed: 'Le secret de la partie n’a pas été révélé.',
    commitment: 'Le secret révélé n’est pas celui qui a été fixé avant l’envoi de votre graine.',
    nonce: 'La réponse porte sur un autre numéro de partie.',
    nonces: 'Des parties manquent, se répètent ou sont dans le désordre.',
    currency: 'La partie a été jouée avec une autre pièce que celle que vous avez choisie.',
    stake: 'La partie a été jouée à une autre mise que celle que vous avez choisie.',
    client_seed: 'La partie a été jouée avec une autre graine que celle de votre navigateur.',
    choice: 'La partie a été jouée avec un autre choix que le vôtre.',
    actions: 'La partie a été jouée avec d’autres décisions que les vôtres.',
    not_playable: 'La partie contient un choix ou une décision que le jeu n’offre pas.',
    not_over: 'La partie a été réglée avant d’être terminée.',
    raised: 'Le montant ajouté à la mise n’est pas celui que prévoient les règles.',
    payout: 'Le gain n’est pas celui que paie la partie.',
    events: 'La partie affichée n’est pas celle que donnent son secret et votre graine.',
    shown: 'La partie terminée ne correspond pas à ce qui a été affiché pendant qu’elle était en cours.',
    seed_malformed: 'Le secret de la séance n’a pas été révélé.',
    outcome_seed: 'Le secret de la séance n’est pas celui fixé à son début.',
    signature: 'La déclaration finale n’est pas signée avec notre clé.',
    rounds_missing: 'Des parties que votre navigateur a vues manquent à la séance.',
    statement: 'La déclaration finale ne correspond pas aux parties.',
    seed_chain: 'Une partie a été jouée avec une graine que votre navigateur n’a pas créée.',
    round_secret: 'Le secret d’une partie ne provient pas du secret de la séance.',
    round: 'Une partie de la séance ne correspond pas à son secret.',
    maths_hash: 'Les règles ou les nombres du jeu ont changé pendant la séance.',
    rounds_vanished: 'Des parties que votre navigateur a vues ont disparu.',
    round_missing: 'Une partie a été sautée\u00a0: elle ne figure dans aucun registre.',
    history: 'L’enregistrement d’une partie que votre navigateur a vue a changé.',
    next_commitment: 'La prochaine partie n’a pas été fixée à l’avance.',
    another_round: 'La réponse porte sur une autre partie que celle en cours.',
    totals: 'Les totaux ne sont pas ceux de la déclaration signée.',
    open_round: 'Les cartes ou cases affichées ne sont pas possibles après ces décisions.',
    legal_actions: 'Les décisions proposées ne sont pas celles que permettent les règles à ce moment.',
    view: 'La description de la partie en cours ne découle pas de ce qui a été affiché.',
    settled_by: 'L’enregistrement de la partie attribue la dernière décision à quelqu’un d’autre.',
    default_action:
      'La partie a été terminée par une décision que les règles ne prévoient pas pour une partie abandonnée.',
    early_default: 'La partie a été terminée pour vous avant la fin du délai que les règles vous donnent.',
    not_handed_over:
      'Une décision de la partie n’est pas la vôtre, et vous n’avez pas continué la partie dans un autre navigateur.',
    withheld: 'Les parties refusées après l’envoi de votre graine gagnent trop souvent pour que ce soit le hasard.',
    stake_lost: 'Vous avez perdu la mise de cette partie.',
    record: 'Un enregistrement nomme une autre séance, un autre jeu ou une autre graine que les vôtres.',
    receipt: 'Une réponse du serveur n’a pas de signature valide.',
    balance: 'Un solde n’a pas changé de la mise et du gain de sa partie.',
    liabilities: 'Le total publié des Sweeps Coins ne contient pas tout votre solde, ou il a été modifié.',
    total_not_in_log:
      'Le total publié des Sweeps Coins ne se trouve pas dans le journal public, où chacun peut le voir.',
  },
  violation: {
    caught: 'Votre navigateur a décelé un manquement à l’équité.',
    stop: 'Aucune autre mise n’est prise ici. Enregistrez la preuve et envoyez-la au soutien.',
    save: 'Enregistrer la preuve',
  },
  proof: {
    problem: 'Impossible de charger cette partie.',
    stillOpen: 'La partie est encore en cours. Son secret est révélé lorsqu’elle se termine.',
    again: 'Vérifier de nouveau',
    download: 'Télécharger',
    downloadSession: 'Télécharger la séance',
    sessionFailed: 'Impossible de charger la séance. Réessayez.',
    how: 'Comment les parties sont rendues équitables',
    unavailable:
      'Impossible de vérifier cette partie ici. La connexion n’est pas sécurisée, ou cette page n’a pas cette version du jeu.',
    sendEvidence: 'Enregistrez la preuve et envoyez-la au soutien.',
    verified:
      'Le secret révélé correspond à celui que nous avons fixé avant que vous jouiez, et il donne exactement cette partie.',
    own: 'La pièce, la mise, le choix, la graine et les décisions sont ceux que ce navigateur a notés avant de les envoyer.',
    partly:
      'La partie correspond à son secret. Sa graine ou une décision ne vient pas de ce navigateur, qui n’a donc pu en comparer qu’une partie avec son journal.',
    none: 'Ce navigateur n’a aucune trace d’avoir joué cette partie. Il peut seulement vérifier qu’elle correspond à son propre secret, et c’est le cas.',
    rows: {
      game: 'Jeu',
      money: 'Mise et gain',
      raised: 'Mise augmentée de',
      nonce: 'Numéro de la partie',
      commitment: 'Engagement, connu avant',
      seed: 'Graine client, créée ici',
      secret: 'Secret, révélé après',
      key: 'Clé, tirée des trois',
      events: 'Tirages et résultat',
    },
    copy: {
      commitment: 'l’engagement',
      seed: 'la graine client',
      secret: 'le secret',
      key: 'la clé de la partie',
      events: 'les événements',
      link: 'le lien',
    },
    everything: 'Tous les événements',
    share: 'Toute personne qui a ce lien peut voir cette partie, mais rien sur vous.',
    replay: 'Reprise',
  },
  keys: {
    short: 'Clé de signature changée',
    changed: (since) =>
      `Nous publions une autre clé de signature que celle que ce navigateur a notée le ${since}. Votre navigateur ne se fie pas à la nouvelle clé.`,
    rotated: (times, last) =>
      times === 1
        ? `La clé de signature a changé le ${last}. La clé précédente a signé le changement.`
        : `La clé de signature a changé ${times} fois, la dernière fois le ${last}. Chaque fois, la clé précédente a signé le changement.`,
    malformed: 'Une clé de signature publiée est mal formée ou a un mauvais identifiant.',
    notStored:
      'Le stockage est bloqué\u00a0: ce navigateur ne pourrait pas remarquer un changement de notre clé de signature.',
  },
  replay: {
    title: 'Reprise',
    problem: 'Cette reprise n’existe pas.',
    told: (title, at, stake, raised, paid) =>
      `${title}, ${at}\u00a0: mise de ${stake}${raised === null ? '' : `, augmentée de ${raised}`}, payé ${paid}`,
    fits: 'Rejouée dans votre navigateur à partir de la clé de la partie. Le gain est correct.',
    differs: 'La clé de la partie donne un autre gain.',
    rules: (title) => `Règles de ${title}`,
  },
};
