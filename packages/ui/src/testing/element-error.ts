import { prettyDOM } from '@testing-library/dom';

/**
 * Returns the error of a query that finds no element. It prints the document when its message is read. The default prints
 * it at once, and `findBy…` creates an error at each attempt, which took a fifth of the time of the tests of pages.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: print });
}
