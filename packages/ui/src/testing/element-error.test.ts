import { configure, findByText, getByText } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { elementError } from './element-error.ts';

beforeAll(() => configure({ getElementError: elementError }));

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

test('prints the query and the document', () => {
  expect(() => getByText(paragraph('Redeem'), 'Buy')).toThrow(/Unable to find an element with the text: Buy.*Redeem/s);
});

test('prints the document as it is when the attempts end', async () => {
  const element = paragraph('Redeem');
  const found = findByText(element, 'Buy', {}, { timeout: 100 });
  element.textContent = 'Play';
  await expect(found).rejects.toThrow(/Buy.*Play/s);
});

test('prints nothing for an attempt that another one follows', () => {
  const element = document.createElement('p');
  const error = elementError('', element);
  element.textContent = 'later';
  expect(error.message).toContain('later');
});
