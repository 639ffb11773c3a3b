import type { notifications as english } from '../../en/account/notifications.ts';

export const notifications: typeof english = {
  title: 'Notifications',
  intro: 'Nous pouvons vous avertir sur cet appareil de deux choses, et de rien d’autre\u00a0:',
  redemption: 'Échanges\u00a0: quand un de vos échanges a un nouveau statut.',
  security:
    'Sécurité\u00a0: une connexion dans un nouveau navigateur, et les changements de votre mot de passe ou de votre second facteur.',
  content:
    'Elles ne contiennent ni nom ni montant, car un écran verrouillé les affiche. Vous recevez toujours chaque courriel.',
  loading: 'Chargement de vos notifications…',
  problem: 'Impossible de charger vos notifications.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord Goldwren à votre écran d’accueil.',
  blocked:
    'Ce navigateur bloque les notifications de Goldwren. Pour les recevoir, autorisez les notifications dans les réglages de ce site dans votre navigateur. Rechargez ensuite cette page.',
  off: 'Les notifications sont désactivées dans ce navigateur.',
  on: 'Les notifications sont activées dans ce navigateur.',
  turnOn: 'Activer',
  turningOn: 'Activation…',
  turnOff: 'Désactiver',
  failed: 'Impossible d’activer les notifications. Réessayez plus tard.',
  sendTest: 'Envoyer une notification d’essai',
  testSent: 'Notification d’essai envoyée. Elle peut prendre une minute à arriver.',
  others: (count: number) =>
    count === 1
      ? 'Les notifications sont aussi activées dans un autre navigateur.'
      : `Les notifications sont aussi activées dans ${count} autres navigateurs.`,
};
