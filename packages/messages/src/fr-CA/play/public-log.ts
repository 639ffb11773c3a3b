import type { publicLog as Shape } from '../../en/play/public-log.ts';

export const publicLog: typeof Shape = {
  title: 'Registre public',
  intro:
    'Nous publions le début et le résultat de chaque séance, nos clés et les calculs de nos jeux dans un registre auquel nous pouvons seulement ajouter. Votre navigateur retient le dernier état du registre qu’il a vu et vérifie que le registre n’a fait que grandir depuis.',
  loading: 'Vérification du registre…',
  unavailable: 'Votre navigateur n’a pas pu vérifier le registre public. Réessayez plus tard.',
  empty: 'Le registre public ne contient encore aucune entrée.',
  consistent: 'Le registre contient tout ce que votre navigateur y a déjà vu.',
  first: 'Votre navigateur voit le registre pour la première fois. Il le comparera désormais à cet état.',
  notStored:
    'Ce navigateur ne conserve pas l’état du registre. Il ne peut donc pas remarquer les changements ultérieurs.',
  entries: 'Entrées',
  root: 'Racine du registre',
  witnesses: 'Témoins',
  noWitness: 'Aucun témoin indépendant ne confirme encore ce registre.',
  witnessesShort: (found, required) => `${found} sur ${required} requis`,
  withoutWitnesses: 'Trop peu de témoins ont confirmé cet état du registre jusqu’à présent.',
  inLog: 'Cette séance figure dans le registre public.',
  notYet: 'Cette séance ne figure pas encore dans le registre public. Cela prend jusqu’à une minute.',
  advice: 'Enregistrez la preuve et cessez de jouer. Envoyez la preuve au soutien et à l’organisme de réglementation.',
  faults: {
    log_signature: 'Le registre public n’est pas signé avec une clé de ce site que votre navigateur connaît.',
    log_rollback: 'Le registre public est plus court qu’avant. Des entrées ont été retirées.',
    log_fork:
      'Le registre public ne contient pas ce que votre navigateur y a déjà vu. Il a été réécrit, ou d’autres voient un registre différent.',
    log_tiles: 'Les données du registre public ne correspondent pas à son état signé.',
    log_missing: 'Cette séance est absente du registre public, alors qu’elle devrait y figurer.',
  },
};
