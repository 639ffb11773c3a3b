import { readdirSync, readFileSync } from 'node:fs';
import { nationalHelpline, ownHelplines, regionNames, withholding } from '@goldwren/rules';
import { describe, expect, it } from 'vitest';
import { ages } from '../en/ages.ts';
import { helpArticles } from '../en/help/articles.ts';
import { faqs } from '../en/help/faqs.ts';
import { help } from '../en/help/help.ts';
import { prizeTerms } from '../en/redemptions/prize-terms.ts';
import { helplines } from '../en/responsible-play/helplines.ts';
import { responsiblePlay } from '../en/responsible-play/responsible-play.ts';
import { ages as frenchAges } from '../fr-CA/ages.ts';
import { helpArticles as frenchArticles } from '../fr-CA/help/articles.ts';
import { faqs as frenchFaqs } from '../fr-CA/help/faqs.ts';
import { help as frenchHelp } from '../fr-CA/help/help.ts';
import { prizeTerms as frenchTerms } from '../fr-CA/redemptions/prize-terms.ts';
import { helplines as frenchHelplines } from '../fr-CA/responsible-play/helplines.ts';
import { responsiblePlay as frenchResponsiblePlay } from '../fr-CA/responsible-play/responsible-play.ts';
import { handwrittenNumbers, numbersIn, unruledNumbers } from '../testing/printed-numbers.ts';
import { type HelpArticle, type HelpBlock, type HelpFacts, piecesOf, plainText, textsOf } from './article.ts';
import { answerOf, type FaqQuestion } from './faq-category.ts';
import { helpSlugs, helpTopicNames, helpTopics, isHelpSlug, popularArticles, topicOf } from './topics.ts';

const facts: HelpFacts = { excluded: ['WA', 'MT'], goldOnly: ['MI'], inCanada: false };
const nowhere: HelpFacts = { excluded: [], goldOnly: [], inCanada: false };
const canadian: HelpFacts = { ...facts, inCanada: true };

/** Hours of a 12-hour clock in English. */
const clocks = { 9: 'from 9 AM' };

function blocksOf({ sections }: HelpArticle): readonly HelpBlock[] {
  return Object.values(sections).flatMap(({ text }) => text);
}

function sentencesOf(article: HelpArticle): string[] {
  const titles = Object.values(article.sections).map(({ title }) => title);
  return [article.lead, ...titles, ...blocksOf(article).flatMap(textsOf)];
}

function targetsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => piecesOf(text).flatMap(({ target }) => target ?? [])).sort();
}

/** Sorted, because the order depends on the language. */
const sorted = (numbers: readonly string[]) => [...numbers].sort();

describe('the topics', () => {
  it('have four different articles each, and three articles are popular', () => {
    expect(helpTopicNames).toHaveLength(4);
    for (const topic of helpTopicNames) expect(helpTopics[topic]).toHaveLength(4);
    expect(new Set(helpSlugs).size).toBe(16);
    expect(new Set(popularArticles).size).toBe(3);
    expect(topicOf('check-an-order')).toBe('purchases');
    expect([isHelpSlug('check-an-order'), isHelpSlug('constructor'), isHelpSlug('')]).toEqual([true, false, false]);
  });
});

describe.each(helpSlugs)('the article %s', (slug) => {
  it('has the same numbers, links and structure in both languages', async () => {
    const [english, french] = await Promise.all([helpArticles[slug](), frenchArticles[slug]()]);
    for (const known of [facts, nowhere, canadian]) {
      const [one, other] = [english.article(known), french.article(known)];
      expect(Object.keys(other.sections)).toEqual(Object.keys(one.sections));
      const shapes = [one, other].map((article) =>
        blocksOf(article).map((block) =>
          typeof block === 'string' ? 'text' : Object.entries(block).map(([k, v]) => [k, v.length]),
        ),
      );
      expect(shapes[1]).toEqual(shapes[0]);
      const [texts, others] = [sentencesOf(one), sentencesOf(other)];
      expect(targetsOf(others)).toEqual(targetsOf(texts));
      expect(sorted(numbersIn(others.join('\n')))).toEqual(sorted(numbersIn(texts.join('\n'))));
      for (const text of texts) expect(others).not.toContain(text);
      for (const text of [...texts, ...others]) expect(plainText(text)).not.toMatch(/undefined|null|NaN|\[|\]\(/);
    }
  });

  it('contains only numbers from packages/rules', async () => {
    for (const articles of [helpArticles, frenchArticles]) {
      const { article } = await articles[slug]();
      expect(unruledNumbers(sentencesOf(article(facts)).map(plainText).join('\n'))).toEqual([]);
    }
  });

  it('has enough text', async () => {
    const { article } = await helpArticles[slug]();
    expect(sentencesOf(article(facts)).join(' ').split(' ').length).toBeGreaterThan(120);
  });
});

describe('text that depends on the active pack', () => {
  it('lists the regions of the pack', async () => {
    const { article } = await helpArticles['where-you-can-play']();
    const said = sentencesOf(article({ ...facts, excluded: ['UT'], goldOnly: ['OH'] })).join(' ');
    expect([said.includes('Utah'), said.includes('Ohio'), said.includes('Washington')]).toEqual([true, true, false]);
    // The ages of majority list regions for any pack.
    expect(sentencesOf(article(nowhere)).join(' ').replace(ages.inFull, '')).not.toMatch(
      new RegExp(Object.values(regionNames.US).join('|')),
    );
  });
});

describe('withheld tax', () => {
  const rate = String(withholding.percent);
  const terms = [prizeTerms, frenchTerms].map((one) => one.withholding);

  it('is mentioned for players in the United States with one sentence on every page', async () => {
    expect(terms[0]).toMatch(/^For US players, 24% may be withheld/);
    expect(terms[1]).toMatch(/^Pour les joueurs des États-Unis, 24/);
    for (const [at, articles] of [helpArticles, frenchArticles].entries()) {
      const { article } = await articles['taxes-on-prizes']();
      expect(sentencesOf(article(facts)).join(' ')).toContain(terms[at]);
      expect(answerOf([faqs, frenchFaqs][at]?.categories.prizes.questions.taxes as FaqQuestion, facts)[0]).toContain(
        terms[at],
      );
    }
  });

  it('is not mentioned to a player in Canada', async () => {
    for (const [at, articles] of [helpArticles, frenchArticles].entries()) {
      const all = await Promise.all(
        helpSlugs.map(async (slug) => sentencesOf((await articles[slug]()).article(canadian))),
      );
      const answers = Object.values([faqs, frenchFaqs][at]?.categories ?? {}).flatMap(({ questions }) =>
        Object.values(questions).flatMap((one: FaqQuestion) => answerOf(one, canadian)),
      );
      for (const text of [...all.flat(), ...answers]) expect(text).not.toMatch(new RegExp(`\\b${rate}[\\s\u00a0]?%`));
    }
  });
});

describe('the FAQs', () => {
  const english = Object.entries(faqs.categories);
  const questionsOf = (all: typeof faqs) =>
    Object.values(all.categories).flatMap(({ questions }) => Object.entries(questions));

  it('contain the seven categories of the specification, each with several questions', () => {
    expect(english.map(([, { title }]) => title)).toEqual([
      'Getting Started',
      'Gold Coins & Sweeps Coins',
      'Purchases & Payments',
      'Prize Redemption',
      'No Purchase Necessary',
      'Account & Security',
      'Games & Gameplay',
    ]);
    for (const [, { questions }] of english) expect(Object.keys(questions).length).toBeGreaterThanOrEqual(4);
  });

  it('have unique fragments that differ from those of their categories', () => {
    const ids = [...english.map(([id]) => id), ...questionsOf(faqs).map(([id]) => id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have the same numbers and links in both languages', () => {
    const french = new Map(questionsOf(frenchFaqs));
    for (const [id, one] of questionsOf(faqs)) {
      const other = french.get(id) ?? one;
      expect(other.question).not.toBe(one.question);
      for (const known of [facts, nowhere, canadian]) {
        const [answer, translated] = [answerOf(one, known), answerOf(other, known)];
        expect(targetsOf(translated)).toEqual(targetsOf(answer));
        expect(sorted(numbersIn(translated.join(' ')))).toEqual(sorted(numbersIn(answer.join(' '))));
      }
    }
  });

  it('list the excluded states of the active pack, if there are any', () => {
    for (const all of [faqs, frenchFaqs]) {
      const said = (known: HelpFacts) =>
        questionsOf(all)
          .flatMap(([, one]) => answerOf(one, known))
          .join(' ')
          .replace(ages.inFull, '')
          .replace(`${frenchAges.byPlace} `, '');
      expect(said({ ...facts, excluded: ['MT', 'OR'], goldOnly: ['UT'] })).toMatch(/Montana.*Oregon.*Utah.*Utah/);
      expect(said(nowhere)).not.toMatch(/Montana|Washington|Nevada|Idaho|Michigan|undefined| {2}/);
    }
  });

  it('contain only numbers from packages/rules', () => {
    for (const all of [faqs, frenchFaqs]) {
      const text = questionsOf(all).flatMap(([, one]) => [one.question, ...answerOf(one, facts)].map(plainText));
      expect(unruledNumbers(text.join('\n'))).toEqual([]);
    }
  });
});

describe('the Help Center', () => {
  it('prints the hours of support from packages/rules, and no other number', () => {
    for (const { cards } of [help, frenchHelp]) {
      expect(unruledNumbers(JSON.stringify(cards), clocks)).toEqual([]);
    }
  });
});

describe('responsible play', () => {
  const said = (tools: typeof responsiblePlay, lines: typeof helplines) =>
    JSON.stringify([tools, lines, lines.call(nationalHelpline), ...ownHelplines('CA').map(lines.call)]);

  it('prints the same terms and phone numbers from packages/rules in both languages', () => {
    const [english, french] = [said(responsiblePlay, helplines), said(frenchResponsiblePlay, frenchHelplines)];
    expect(numbersIn(english).length).toBeGreaterThan(10);
    expect(unruledNumbers(english)).toEqual([]);
    expect(sorted(numbersIn(french))).toEqual(sorted(numbersIn(english)));
  });
});

/** Names of forms, laws and terms, and one article in the singular. */
const names = ['6_months', 'W-9', '1099-MISC', '24/7', '1099', '2FA', 'loi 25', 'in 1 article', 'dans 1 article'];
const sources = ['en', 'fr-CA'].flatMap((locale) => [
  `${locale}/responsible-play/helplines.ts`,
  `${locale}/responsible-play/responsible-play.ts`,
  ...readdirSync(new URL(`../${locale}/help/`, import.meta.url)).map((file) => `${locale}/help/${file}`),
]);

describe.each(sources)('in the source %s', (file) => {
  it('no number is handwritten', () => {
    expect(handwrittenNumbers(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), names)).toEqual([]);
  });
});
