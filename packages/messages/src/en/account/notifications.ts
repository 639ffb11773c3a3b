/** The card on the account page that turns notifications on for this browser. */
export const notifications = {
  title: 'Notifications',
  intro: 'We can notify you on this device about two things, and nothing else:',
  redemption: 'Redemptions: when one of your redemptions has a new status.',
  security: 'Security: a login in a new browser, and changes of your password or second factor.',
  content: 'They contain no names and no amounts, because a locked screen shows them. You still get every email.',
  loading: 'Loading your notifications…',
  problem: 'Could not load your notifications.',
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, first add Goldwren to your home screen.',
  blocked:
    'This browser blocks notifications from Goldwren. To get them, allow notifications in the settings of this site in your browser. Then reload this page.',
  off: 'Notifications are off in this browser.',
  on: 'Notifications are on in this browser.',
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  turnOff: 'Turn off',
  failed: 'Could not turn on notifications. Try again later.',
  sendTest: 'Send a test notification',
  testSent: 'Test notification sent. It can take a minute to arrive.',
  others: (count: number) =>
    count === 1
      ? 'Notifications are also on in one other browser.'
      : `Notifications are also on in ${count} other browsers.`,
};
