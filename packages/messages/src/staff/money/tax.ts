import type { YearlyForm } from '@goldwren/rules';

const forms: Record<YearlyForm, string> = { '1099_misc': '1099-MISC', payout_statement: 'Statement of payouts' };

export const taxMessages = {
  title: 'Tax',
  about: 'Payouts per player in a calendar year, by payment day in Eastern Time.',
  recipients: 'Recipients',
  empty: 'No payouts in this year.',
  forms,
  year: 'Year',
  player: 'Player',
  form: 'Form',
  payouts: 'Payouts',
  gross: 'Paid, before withholding',
  withheld: 'Withheld',
  tin: 'Taxpayer number',
  noTin: 'No W-9',
  reported: 'Tax return',
  below: 'Below the threshold',
  toReport: 'To report',
  issued: 'Issued',
  toCorrect: 'To correct',
  file: 'File',
  download: 'Save PDF',
  downloadTitle: 'Save this player’s form?',
  downloadText: 'It shows the last four digits of the taxpayer number. The log records this.',
  downloadDone: 'The form is saved.',
  csv: 'Save tax return',
  csvTitle: (year: number) => `Save the 1099-MISC return of ${year}?`,
  csvText:
    'The file contains full taxpayer numbers. After the end of the year, its content counts as issued. A later payment creates a corrected row. The log records this.',
  csvDone: 'The return is saved.',
} as const;
