import type { fairnessPage as Shape } from '../../en/play/fairness-page.ts';

export const fairnessPage: typeof Shape = {
  title: 'Équité',
  intro:
    'Votre navigateur tient son propre journal et y compare les parties que vous jouez. Il ne se fie qu’à ce qu’il a reçu avant que vous jouiez.',
  steps: [
    [
      'Avant',
      'Notre serveur crée un secret pour la partie et vous en montre l’empreinte. À partir de ce moment, le secret ne peut plus changer.',
    ],
    [
      'Vous',
      'Votre navigateur envoie sa graine aléatoire pour cette partie. Il l’avait gardée pour lui, donc notre serveur ne la connaissait pas en créant le secret.',
    ],
    [
      'Ensemble',
      'Le secret et la graine décident de la partie. Votre mise, votre solde et votre historique n’y jouent aucun rôle.',
    ],
    ['Après', 'Le secret est révélé. Votre navigateur le compare à l’empreinte, rejoue la partie et vérifie tout.'],
    [
      'À la fin',
      'La graine derrière tous les secrets est révélée. Notre serveur signe le nombre de parties, le total misé et le total payé.',
    ],
  ],
  tick: 'Un crochet sous une partie signifie que tout cela correspond. Si quelque chose ne correspond pas, vous le voyez en rouge et pouvez enregistrer la preuve. Les parties de vos autres navigateurs n’ont pas de crochet ici, car leur graine n’a pas été créée ici.',
  verified: 'Qu’est-ce qui est vérifié, quand et par qui?',
  verifiedParts: [
    [
      'Au début d’une séance, par votre navigateur',
      'Il crée une chaîne de graines et ne nous montre que son début. Seul votre navigateur peut la continuer, donc personne d’autre ne peut jouer une partie dans votre séance. Vous pouvez continuer une partie en cours dans un autre navigateur. Les deux navigateurs l’indiquent alors.',
    ],
    [
      'Avant chaque partie, par votre navigateur',
      'Il note notre empreinte avant d’envoyer la graine, et note votre demande avant de l’envoyer.',
    ],
    [
      'Après chaque partie, par votre navigateur',
      'Il compare la pièce, la mise, le choix, la graine et les décisions avec son journal, et le secret avec l’empreinte. Puis il rejoue la partie, jusqu’au gain.',
    ],
    [
      'À chaque réponse, par votre navigateur',
      'Notre serveur signe chaque réponse d’un jeu, et chaque refus aussi. Votre navigateur vérifie la signature et conserve la réponse. Vous pouvez ainsi prouver à d’autres ce que nous avons répondu.',
    ],
    [
      'À votre retour dans un jeu, par votre navigateur',
      'Il compare la séance en cours avec son journal. Les parties terminées pendant votre absence sont alors vérifiées.',
    ],
    [
      'À la fin d’une séance, par votre navigateur',
      'Il vérifie chaque partie avec la graine révélée et son journal, ainsi que notre signature sous les totaux. Il cherche aussi la séance dans le journal public. Si vous fermez seulement la page, il le fait à votre prochaine visite dans ce jeu.',
    ],
    [
      'En tout temps, par n’importe qui',
      'Une séance téléchargée peut être vérifiée sans ce site, avec le vérificateur que vous pouvez télécharger plus bas.',
    ],
  ],
  limits: 'Qu’est-ce qui ne peut pas être prouvé?',
  limitParts: [
    [
      'Que cette page est la vraie',
      'Elle vient de nous. Si nous la changions pour vous seulement, ses crochets ne prouveraient rien. Le vérificateur à télécharger ne dépend pas d’elle. Vous pouvez comparer le code de l’extérieur, comme décrit plus bas.',
    ],
    [
      'Que nous jouons chaque partie demandée',
      'Une fois votre graine envoyée, notre serveur peut calculer la partie et la refuser. À la fin de la séance, votre navigateur calcule chaque partie refusée et montre ce qu’elle aurait payé. Il les additionne sur toutes vos séances ici. Si elles gagnent trop souvent pour que ce soit le hasard, il signale une violation. Quelques gains refusés ne se distinguent pas du hasard.',
    ],
    [
      'Les parties que ce navigateur n’a pas jouées',
      'Pour les parties d’un autre navigateur, ou d’avant l’effacement de ses données, votre navigateur peut seulement vérifier qu’elles correspondent à leur propre secret.',
    ],
    [
      'Que tout le monde voit la même clé de signature',
      'Votre navigateur note la première clé qu’il voit. Par la suite, il accepte une nouvelle clé seulement si la précédente l’a signée, et signale toute autre clé. Il ne peut pas comparer sa clé avec celle des autres.',
    ],
    [
      'Les registres que personne ne vérifie',
      'Si nous omettions une partie, seul le navigateur qui l’a jouée pourrait le remarquer, et seulement en vérifiant.',
    ],
  ],
  total: {
    title: 'Le total de tous les Sweeps Coins',
    proves:
      'Une fois par jour, nous publions la somme des Sweeps Coins de tous les joueurs, échanges en cours compris. Votre navigateur vérifie de lui-même que vos pièces en font partie. Si nous omettions un joueur ou comptions moins, le navigateur de ce joueur le remarquerait. Aucun montant ne peut être négatif. La somme ne peut donc pas être inférieure aux pièces de tous les joueurs qui ont vérifié.',
    notProved:
      'Cela ne prouve pas que nous avons cet argent. Si un joueur ne se connecte jamais, personne ne remarque qu’il a été omis. Chacun peut voir le total dans le journal public, et votre navigateur vérifie que c’est bien le même.',
    checking: 'Vérification du dernier total…',
    none: 'Aucun total n’est encore publié.',
    failed: 'Impossible de vérifier le dernier total. Rechargez la page pour réessayer.',
    contained: (own, day, sum) => `Vos ${own} du ${day} font partie du total publié de ${sum}.`,
    inLog: 'Le total se trouve dans le journal public.',
  },
  check: 'Vérifier une partie ou une séance',
  loadingChecker: 'Chargement du vérificateur…',
  picture: {
    title:
      'Notre serveur fixe un secret et en montre l’empreinte. Votre navigateur envoie ensuite une graine. Les deux décident de la partie, et votre navigateur la vérifie.',
    server: 'Serveur\u00a0: secret',
    kept: 'fixé',
    browser: 'Votre navigateur\u00a0: graine',
    fresh: 'nouvelle à chaque partie',
    round: 'Partie',
    both: 'décidée par les deux',
    check: 'Vérification',
    here: 'dans votre navigateur',
    fingerprint: 'empreinte, montrée d’abord',
  },
  own: {
    title: 'Vos dernières parties',
    problem: 'Impossible de charger vos parties.',
    none: 'Aucune partie pour l’instant.',
    paid: (amount) => `Payé ${amount}`,
    verified: 'Vérifiée',
    notHere: 'Absente de ce journal',
    mismatch: 'Ne correspond pas',
    unavailable: 'Non vérifiée',
  },
  pasted: {
    label: 'Une partie ou une séance téléchargée d’une preuve',
    check: 'Vérifier',
    file: 'Choisir un fichier',
    neither: 'Ce n’est ni une partie ni une séance exportée. Collez le fichier entier.',
    noKey:
      'Impossible de charger notre clé publique, et ce navigateur ne l’a pas encore notée. Vérifiez votre connexion et réessayez.',
    private:
      'Ce que vous collez reste dans votre navigateur. Pour vérifier une séance sans navigateur, utilisez le vérificateur que vous pouvez télécharger plus haut.',
    keys: 'Notre clé publique',
    key: (since) => `Ce navigateur l’a vue pour la première fois le ${since}\u00a0:`,
    theKey: 'la clé publique',
    verified: (rounds) =>
      `Vérifié\u00a0: ${rounds === 1 ? 'la partie provient de la graine révélée et correspond' : `les ${rounds} parties proviennent toutes de la graine révélée et correspondent`} au journal de ce navigateur. La déclaration est signée avec notre clé.`,
    signed: (rounds, own) =>
      `${rounds === 1 ? 'La partie provient' : `Les ${rounds} parties proviennent toutes`} de la graine révélée, et la déclaration est signée avec notre clé. Le journal de ce navigateur en contient ${own} sur ${rounds} et ne permet pas de comparer les autres.`,
    mismatch: 'Ce fichier ne correspond pas.',
  },
};
