/** The page that explains what is verified, and checks rounds and sessions. */
export const fairnessPage = {
  title: 'Fairness',
  intro:
    'Your browser keeps its own log and compares the rounds that you play with it. It only trusts what it received before you played.',
  steps: [
    [
      'Before',
      'Our server makes a secret for the round and shows you its fingerprint. From then on the secret cannot change.',
    ],
    [
      'You',
      'Your browser sends its random seed for this round. It had kept the seed to itself, so our server did not know it when it made the secret.',
    ],
    ['Together', 'Secret and seed decide the round. Your stake, your balance and your history play no part.'],
    [
      'After',
      'The secret is revealed. Your browser compares it with the fingerprint, replays the round and checks everything.',
    ],
    [
      'At the end',
      'The seed behind all secrets is revealed. Our server signs how many rounds there were, what was staked and what was paid.',
    ],
  ] as [name: string, text: string][],
  tick: 'A check mark under a round means that all of this matches. If anything doesn’t match, you’ll see it in red and can save the evidence. Rounds of your other browsers get no check mark here, because their seeds were not made here.',
  verified: 'What is verified, when and by whom?',
  verifiedParts: [
    [
      'At the start of a session, by your browser',
      'It makes a chain of seeds and shows us only where the chain starts. Only your browser can continue it, so no one else can play a round in your session. You can continue an open round in another browser. Both browsers then show that.',
    ],
    [
      'Before each round, by your browser',
      'It stores our fingerprint before it sends the seed, and stores your request before it sends it.',
    ],
    [
      'After each round, by your browser',
      'It compares coin, stake, choice, seed and decisions with its log, and the secret with the fingerprint. Then it plays the round again, up to the payout.',
    ],
    [
      'With each answer, by your browser',
      'Our server signs every answer of a game, and every refusal too. Your browser checks the signature and stores the answer. With it, you can prove to others what we answered.',
    ],
    [
      'When you return to a game, by your browser',
      'It compares the open session with its log. Rounds that ended while you were away are checked then.',
    ],
    [
      'At the end of a session, by your browser',
      'It checks every round against the revealed seed and its log, and our signature under the totals. It also looks for the session in the public log. If you only close the page, it does this when you next open the same game.',
    ],
    [
      'At any time, by anyone',
      'A downloaded session can be checked without this site, with the checker that you can download below.',
    ],
  ] as [name: string, text: string][],
  limits: 'What cannot be proved?',
  limitParts: [
    [
      'That this page is the real one',
      'It comes from us. If we changed it only for you, its check marks would prove nothing. The checker that you can download does not depend on it. You can compare the code from outside, as described below.',
    ],
    [
      'That we play every round you request',
      'Once your seed is sent, our server can compute the round and refuse it. At the end of the session, your browser computes every refused round and shows what it would have paid. It adds them up over all your sessions here. If they win too often for chance, it reports a violation. A few refused wins look like chance.',
    ],
    [
      'Rounds that this browser did not play',
      'For rounds of another browser, or from before its storage was cleared, your browser can only check that they match their own secrets.',
    ],
    [
      'That everyone sees the same signing key',
      'Your browser stores the first key that it sees. Later, it accepts a new key only if the earlier one signed it, and reports every other key. It cannot compare its key with the keys of others.',
    ],
    [
      'Records that are not checked',
      'If we left out a round, only the browser that played it could notice, and only when it checks.',
    ],
  ] as [name: string, text: string][],
  total: {
    title: 'The total of all Sweeps Coins',
    proves:
      'Once a day, we publish the sum of the Sweeps Coins of all players, with open redemptions. Your browser checks automatically that your coins are in it. If we left out a player or counted less, the browser of that player would notice. No entry can be negative, so the sum cannot be lower than the coins of all players who checked.',
    notProved:
      'It does not prove that we have this money. If a player never logs in, no one notices that this player was left out. Everyone can see the total in the public log, and your browser checks that it is the same one there.',
    checking: 'Checking the latest total…',
    none: 'No total is published yet.',
    failed: 'Could not check the latest total. Reload the page to try again.',
    contained: (own: string, day: string, sum: string) => `Your ${own} of ${day} are in the published total of ${sum}.`,
    inLog: 'The total is in the public log.',
  },
  check: 'Check a round or a session',
  loadingChecker: 'Loading the checker…',
  picture: {
    title:
      'Our server locks in a secret and shows its fingerprint. Then your browser sends a seed. Both decide the round, and your browser checks it.',
    server: 'Server: secret',
    kept: 'locked in',
    browser: 'Your browser: seed',
    fresh: 'new every round',
    round: 'Round',
    both: 'decided by both',
    check: 'Check',
    here: 'in your browser',
    fingerprint: 'fingerprint, shown first',
  },
  own: {
    title: 'Your latest rounds',
    problem: 'Could not load your rounds.',
    none: 'No rounds yet.',
    paid: (amount: string) => `Paid ${amount}`,
    verified: 'Verified',
    notHere: 'Not in this log',
    mismatch: 'Does not match',
    unavailable: 'Not checked',
  },
  pasted: {
    label: 'A round or session that you downloaded from a proof',
    check: 'Check it',
    file: 'Choose a file',
    neither: 'This is neither a round nor an exported session. Paste the whole file.',
    noKey:
      'Could not load our public key, and this browser has not stored it yet. Check your connection and try again.',
    private:
      'What you paste stays in your browser. To check a session without a browser, use the checker that you can download above.',
    keys: 'Our public key',
    key: (since: string) => `This browser first saw it on ${since}:`,
    theKey: 'the public key',
    verified: (rounds: number) =>
      `Verified: ${rounds === 1 ? 'the round comes from the revealed seed and matches' : `all ${rounds} rounds come from the revealed seed and match`} the log of this browser. The statement is signed with our key.`,
    signed: (rounds: number, own: number) =>
      `${rounds === 1 ? 'The round comes' : `All ${rounds} rounds come`} from the revealed seed, and the statement is signed with our key. This browser has ${own} of ${rounds} in its log and cannot compare the others.`,
    mismatch: 'This file does not match.',
  },
};
