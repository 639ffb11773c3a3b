import type { YearlyForm } from '@goldwren/rules';

const forms: Record<YearlyForm, string> = { '1099_misc': '1099-MISC', payout_statement: 'Statement of payouts' };

export const taxMessages = {
  title: 'Tax',
  about: 'What was paid to whom in a calendar year, by the day of payment, Eastern Time.',
  recipients: 'Recipients',
  empty: 'Nobody was paid in this year.',
  forms,
  year: 'Year',
  player: 'Player',
  form: 'Form',
  payouts: 'Payouts',
  gross: 'Paid, before withholding',
  withheld: 'Withheld',
  tin: 'Number',
  noTin: 'No W-9',
  reported: 'Return',
  below: 'Below the threshold',
  toReport: 'To report',
  issued: 'As issued',
  toCorrect: 'To correct',
  file: 'File',
  download: 'Save PDF',
  downloadTitle: 'Save the form of this player?',
  downloadText: 'It shows the last four digits of the number. This goes into the log.',
  downloadDone: 'The form is saved.',
  csv: 'Save the return',
  csvTitle: (year: number) => `Save the 1099-MISC return of ${year}?`,
  csvText:
    'The file has taxpayer numbers in full. Once the year is over, what it says counts as issued: a later payment makes a corrected row. This goes into the log.',
  csvDone: 'The return is saved.',
} as const;
