import { sanctions } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { nameScore } from './name-score.ts';
import { writtenForm } from './written-form.ts';

const score = (one: string, other: string) => nameScore(writtenForm(one), writtenForm(other));

describe('nameScore for one person', () => {
  test.each([
    ['Vladimir Putin', 'PUTIN, Vladimir'],
    ['Vladimir Putin', 'PUTIN, Vladimir Vladimirovich'],
    ['Владимир Путин', 'PUTIN, Vladimir'],
    ['José García-López', 'GARCIA LOPEZ, Jose'],
    ['Zoë Müller', 'MULLER, Zoe'],
    ['Mohammed Al-Qadhafi', 'GADDAFI, Muhammad'],
    ['Muammar Gaddafi', "QADHAFI, Mu'ammar"],
    ["Shaun O'Brien", 'OBRIEN, Shaun'],
    ['Jon Smithe', 'SMITH, Jon'],
    ['Łukasz Żak', 'ZAK, Lukasz'],
    ['習近平', 'XI JIN PING'],
  ])('reaches the threshold for %s and %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(sanctions.alikeFrom);
    expect(score(other, one)).toBe(score(one, other));
  });
});

describe('nameScore for two people', () => {
  test.each([
    ['Robin Wren', 'PUTIN, Vladimir'],
    ['Robin Wren', 'WREN, Margaret'],
    ['Robin Wren', 'ROBINSON, Karen'],
    ['Maria Garcia', 'GARCIA, Mario Alberto Hernandez'],
    ['John Smith', 'SMYTHE, Joanna Marie'],
    ['Ali Hassan', 'ALI'],
    ['Ann Lee', 'ALI, Nael'],
    ['', 'PUTIN, Vladimir'],
    ['!!!', '???'],
  ])('stays below the threshold for %s and %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(sanctions.alikeFrom);
  });
});

test('nameScore is 100 for the same words in any order and script', () => {
  expect(score('Wren Robin', 'robin  WREN')).toBe(100);
  expect(score('Владимир Путин', 'Vladimir Putin')).toBe(100);
});
