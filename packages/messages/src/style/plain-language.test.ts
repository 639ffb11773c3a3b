import { describe, expect, test } from 'vitest';
import {
  type MessageFolder,
  messagesIn,
  messagesOf,
  type SourceMessage,
  sourcesOf,
} from '../testing/message-sources.ts';

/** Words and patterns that a reader has to read twice. The right column of docs and design pages has the plain word. */
const english: readonly RegExp[] = [
  /\b(?:anew|dear|whoever|misfit|notebook|accused|mend|mends|beside|hitherto|thereof)\b/i,
  /\b(?:somebody|nobody|anybody|everybody)\b/i,
  /\b(?:of|a fault of) ours\b/i,
  /\b(?:is|are|was|be|been) told\b/i,
  /\b(?:stood|as (?:it|they) stands?|stands? (?:on your|under|below|beside|in the|there))\b/i,
  /\b(?:ask|asks|asked|asking) for (?!your password|a code|the code|new details|the (?:password|date|agent))/i,
  /\b(?:goes|go|went|going|gone) (?:on|back)\b/i,
  /\b(?:by itself|for good|at once|let go|as long as nothing)\b/i,
  /\bthe house\b/i,
  /\bneighbouring\b/i,
  /\b(?:a|the|this|each|our|earlier|no) mail(?! in\b| at\b|ed\b|-|box)\b(?!ing)/i,
  /\bmails?\b (?:you|the player|me)\b/i,
  // Inversions, and statements that begin with a question word.
  /(?:^|[.;:] )(?:Not|Never|Nor|Neither|Only then) (?:is|are|was|does|do|can|will)\b/,
  /(?:^|\. )(?:Who|Whom|Whose|What) [^?.]*\b(?:decides|comes|fits|holds|stands)\b[^?]*$/,
];

const french: readonly RegExp[] = [
  /\bla maison\b/i,
  /\bpour de bon\b/i,
  /\bce qui est dit\b/i,
  /\b(?:un|une) des nôtres\b/i,
  /\bouvr\p{L}* (?:de |une )session\b/iu,
  /\bqu’en le disant\b/i,
];

const forbidden: Readonly<Record<MessageFolder, readonly RegExp[]>> = { en: english, staff: english, 'fr-CA': french };

/** The most words of a sentence. French needs more words for the same. */
const mostWords: Readonly<Record<MessageFolder, number>> = { en: 25, staff: 25, 'fr-CA': 32 };

/** Legal texts name their exceptions in the sentence. The texts around them (legal-names, legal-pages) do not. */
const isLegal = ({ file }: SourceMessage): boolean => /^legal\/(?!legal-)/.test(file);

/** Sentences that may be longer: a statement that the law words, and a list that is one sentence. */
const longSentences: readonly RegExp[] = [
  /^Under penalties of perjury/,
  /^Sous peine de parjure/,
  /^(?:passwords and other secrets|les mots de passe et autres secrets)/,
];

function isForbidden(folder: MessageFolder, text: string): boolean {
  return text.includes(' ') && forbidden[folder].some((pattern) => pattern.test(text));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!:;])\s+/);
}

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;

/** Keys whose value is the label of a button, and the verbs with which such a label starts. */
const buttonLine = /^\s*(?:save|send|submit|confirm|cancel|download|remove|keep|retry|tryAgain|goOn): '([^']+)',$/gm;
const verbs =
  /^(?:Accept|Add|Answer|Approve|Back|Cancel|Choose|Close|Confirm|Continue|Copy|Correct|Delete|Download|Draw|Exclude|Export|Fold|Keep|Put|Record|Reload|Remove|Request|Retry|Save|Send|Set|Show|Sign|Start|Submit|Try|Turn|Unlock|Verify|Disable|Enable|Reset)\b/;

function buttonsIn(source: string): string[] {
  return [...source.matchAll(buttonLine)].map(([, label = '']) => label);
}

describe.each(['en', 'staff', 'fr-CA'] as const)('the messages in %s', (folder) => {
  const messages = messagesOf(folder);

  test('are all read', () => {
    expect(messages.length).toBeGreaterThan(folder === 'staff' ? 900 : 2000);
  });

  test('use plain words', () => {
    const found = messages.filter(({ text }) => isForbidden(folder, text));
    expect(found.map(({ file, text }) => `${file}: ${text}`).join('\n')).toBe('');
  });

  test('have short sentences', () => {
    const found = messages
      .filter((message) => !isLegal(message))
      .flatMap(({ file, text }) => sentencesOf(text).map((sentence) => ({ file, sentence })))
      .filter(({ sentence }) => wordsIn(sentence) > mostWords[folder])
      .filter(({ sentence }) => !longSentences.some((allowed) => allowed.test(sentence)));
    expect(found.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n')).toBe('');
  });
});

test.each(['en', 'staff'] as const)('buttons in %s start with a verb', (folder) => {
  const labels = sourcesOf(folder).flatMap(({ source }) => buttonsIn(source));
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => !verbs.test(label))).toEqual([]);
});

describe('the check', () => {
  test.each([
    'A missed day begins anew.',
    'This is not an id of ours.',
    'Who asks again is told so at once.',
    'Your orders stand on your dashboard.',
    'Neither can it be shortened.',
    'What the provider confirms decides, never your browser.',
    'You go on only by saying so.',
    'Open the link in the mail.',
    'Prizes that you asked for are paid.',
  ])('finds "%s"', (text) => {
    expect(isForbidden('en', text)).toBe(true);
  });

  test.each([
    'Put it in an envelope and mail it to:',
    'What is RTP?',
    'Stand',
    'We ask for your password.',
    'Hit or stand.',
  ])('allows "%s"', (text) => {
    expect(isForbidden('en', text)).toBe(false);
  });

  test('reads strings, templates and values, but no comments', () => {
    const source = `import { a } from 'b';\n// 'No one'\n/** 'Nobody' */\nx = 'It\\'s you'; y = "today's"; z = \`\${a(1)} days\`;`;
    expect(messagesIn(source)).toEqual(["It's you", "today's", '… days']);
  });

  test('counts the words of each sentence', () => {
    expect(sentencesOf('You can play. Then stop: it is late.').map(wordsIn)).toEqual([3, 2, 3]);
  });

  test('finds a button without a verb', () => {
    const labels = buttonsIn("  save: 'Save limit',\n  cancel: 'Not now',\n");
    expect(labels.filter((label) => !verbs.test(label))).toEqual(['Not now']);
  });
});
