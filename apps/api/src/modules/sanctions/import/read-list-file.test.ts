import { describe, expect, test } from 'vitest';
import { birthYearsIn, readListFiles } from './read-list-file.ts';

const file = (text: string | Buffer, name = 'SDN.CSV') => ({ name, bytes: Buffer.from(text as string) });
const nulls = (count: number) => Array.from({ length: count }, () => '-0-').join(',');
const sdn = [
  `36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",${nulls(7)},-0- `,
  `2674,"ABBAS, Abu","individual","NS-PLC","Director of Group",${nulls(6)},"DOB 10 Dec 1948; alt. DOB 1950 to 1951; nationality X."`,
  `7,"O""NEIL, ""Max""","individual","SDGT",${nulls(7)},-0- `,
].join('\r\n');
const alt = ['2674,1,"aka","ZAYDAN, Muhammad",-0- ', '36,2,"aka","AERO-CARIBBEAN",-0- '].join('\r\n');

describe('readListFiles with the OFAC layout', () => {
  test('returns individuals with their other names and years of birth', () => {
    const read = readListFiles([file(`${sdn}\r\n\u001A`), file(alt, 'ALT.CSV')]);
    expect(read.format).toBe('sdn');
    expect(read.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(read.names).toEqual([
      { entry: '2674', name: 'ABBAS, Abu', birthYears: [1948, 1950, 1951] },
      { entry: '7', name: 'O"NEIL, "Max"', birthYears: [] },
      { entry: '2674', name: 'ZAYDAN, Muhammad', birthYears: [1948, 1950, 1951] },
    ]);
  });

  test('reads Latin-1 letters', () => {
    const bytes = Buffer.from(`7,"PEÑA, José","individual","SDGT",${nulls(7)},-0-`, 'latin1');
    expect(readListFiles([{ name: 'SDN.CSV', bytes }]).names[0]?.name).toBe('PEÑA, José');
  });

  test.each([
    ['', /empty/],
    ['\n\n', /empty/],
    [`${sdn}\r\n99,"CUT, Off","indiv`, /^Line 4: a quotation mark/],
    [`${sdn}\r\n99,"CUT, Off","individual"`, /columns?/],
    [`${sdn}\r\n<html>,${nulls(11)}`, /Line 4: the first column is not a number/],
    [`${sdn}\r\n8,-0-,"individual",${nulls(9)}`, /not a valid name/],
    [`36,"AEROCARIBBEAN AIRLINES",-0-,${nulls(9)}`, /no names of people/],
    ['<!doctype html>', /columns?/],
  ])('rejects a whole broken file and says where (%#)', (text, message) => {
    expect(() => readListFiles([file(text)])).toThrow(message);
  });

  test('rejects the whole list when the other names are broken', () => {
    expect(() => readListFiles([file(sdn), file('2674,1,"aka"', 'ALT.CSV')])).toThrow(
      /^Line 1: 3 columns instead of 5/,
    );
    expect(() => readListFiles([file(sdn), file('', 'ALT.CSV')])).toThrow(/empty/);
    expect(() => readListFiles([file(sdn), file(alt), file(alt)])).toThrow(/SDN\.CSV with ALT\.CSV/);
    expect(() => readListFiles([])).toThrow(/SDN\.CSV with ALT\.CSV/);
  });
});

describe('readListFiles with a plain list', () => {
  test('reads a name and an optional year per row', () => {
    const read = readListFiles([file('\uFEFFname,birth_year\n"Путин, Владимир",1952\nRobin Wren,\n', 'own.csv')]);
    expect(read).toMatchObject({
      format: 'plain',
      names: [
        { entry: 'Путин, Владимир, 1952', name: 'Путин, Владимир', birthYears: [1952] },
        { entry: 'Robin Wren', name: 'Robin Wren', birthYears: [] },
      ],
    });
  });

  test.each([
    ['name,birth_year', /no names/],
    ['name,birth_year\nRobin Wren,52', /Line 2: this is not a year/],
    ['name,birth_year\nRobin Wren', /columns?/],
    ['name,birth_year\n,1952', /not a valid name/],
    ['name,birth_year\nRobin\u0007Wren,1952', /not a valid name/],
  ])('rejects %j', (text, message) => {
    expect(() => readListFiles([file(text, 'own.csv')])).toThrow(message);
  });
});

test('birthYearsIn finds years and ranges of birth in remarks, but no other years', () => {
  expect(birthYearsIn('DOB circa 1961; Passport A1970 (Yemen) expires 2004.')).toEqual([1961]);
  expect(birthYearsIn('DOB Mar 1955; alt. DOB 02 Jul 1957.')).toEqual([1955, 1957]);
  expect(birthYearsIn('DOB 1900 to 1990; POB Cairo.')).toEqual([1900]);
  expect(birthYearsIn('POB 1955')).toEqual([]);
});
