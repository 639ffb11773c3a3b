import type { helplines as Shape } from '../../en/responsible-play/helplines.ts';

export const helplines: typeof Shape = {
  title: 'Parler à quelqu’un',
  text: 'Les appels sont gratuits et confidentiels. Vous pouvez appeler même si vous n’êtes pas certain d’avoir un problème.',
  where: (place) => place,
  anyState: 'Aux États-Unis',
  national: (place) => `Ligne nationale, aussi pour cette région\u00a0: ${place}`,
  all: 'Toutes les lignes d’aide',
  lists: { US: 'États qui ont leur propre ligne', CA: 'Provinces et territoires' },
  otherStates: 'Dans tous les autres États',
  call: ({ phone }) => `Appeler le ${phone}`,
  site: ({ name }) => `Site de ${name}`,
  sentence: ({ name, phone }) =>
    `Si vous voulez parler à quelqu’un, appelez ${name}, ${phone}. C’est gratuit et confidentiel.`,
  onThePage:
    'Si vous voulez parler à quelqu’un, notre page Jeu responsable donne la ligne d’aide de votre province ou de votre État.',
  page: 'Trouver votre ligne d’aide',
};
