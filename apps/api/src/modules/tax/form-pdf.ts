import { createRequire } from 'node:module';
import { brand, formatHundredths, yearlyFormOf } from '@goldwren/rules';
import PDFDocument from 'pdfkit';
import type { PayoutRow } from '../payouts/public.ts';
import type { Recipient } from './tax-year.ts';

/** A font with the letters of all European scripts, so that names are printed as they are written. */
const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const margin = 54;
const tabAt = 260;

/** Builds a player's form of a year: the recipient's copy of the 1099-MISC, or in Canada a statement of payouts. */
export async function formPdf(year: number, recipient: Recipient, payouts: readonly PayoutRow[]): Promise<Buffer> {
  const is1099 = yearlyFormOf(recipient.country) === '1099_misc';
  const title = is1099 ? `Form 1099-MISC ${year}: copy for the recipient` : `Statement of payouts ${year}`;
  const doc = new PDFDocument({ size: 'LETTER', margin, info: { Title: title, Author: brand.name }, lang: 'en-US' });
  const done = collect(doc);
  doc.font(font).fontSize(16).text(title).moveDown(0.5).fontSize(10);
  if (isCorrected(recipient)) doc.text('CORRECTED').moveDown(0.5);
  for (const [name, value] of linesOf(year, recipient, is1099)) line(doc, name, value);
  doc.moveDown().fontSize(12).text('Payouts').fontSize(10);
  for (const { paidOn, reference, grossCents, withheldCents, netCents } of payouts) {
    const [gross, withheld, net] = [grossCents, withheldCents, netCents].map(formatHundredths);
    line(doc, `${paidOn ?? ''}  ${reference ?? ''}`, `$${gross} less $${withheld} withheld: $${net}`);
  }
  doc.end();
  return done;
}

function isCorrected({ issued, toCorrect }: Recipient): boolean {
  return toCorrect || (issued?.revision ?? 1) > 1;
}

function linesOf(year: number, recipient: Recipient, is1099: boolean): [string, string][] {
  const { form } = recipient;
  const address = form ? `${form.street}, ${form.city}, ${form.region} ${form.postalCode}` : '';
  return [
    ['Payer', brand.name],
    ['Recipient', recipient.name],
    ...(form ? ([['Address', address]] as [string, string][]) : []),
    ...(is1099 && form ? ([['Taxpayer number', `ending in ${form.tinLast4}`]] as [string, string][]) : []),
    ['Account', recipient.playerId],
    ['Calendar year', String(year)],
    [is1099 ? 'Box 3, other income' : 'Paid out', `$${formatHundredths(recipient.grossCents)}`],
    [is1099 ? 'Box 4, federal income tax withheld' : 'Withheld', `$${formatHundredths(recipient.withheldCents)}`],
  ];
}

function line(doc: PDFKit.PDFDocument, name: string, value: string): void {
  const top = doc.y;
  doc.text(name, margin, top, { width: tabAt - margin - 10 });
  const below = doc.y;
  doc.text(value, tabAt, top);
  doc.y = Math.max(doc.y, below);
  doc.x = margin;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
