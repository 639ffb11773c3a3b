import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const docsExamples = {
  openapi: { result: { openapi: '3.1.0', info: { title: 'Goldwren API', version: '1.0.0' } } },
  reference: {},
} satisfies ExamplesOf<PlayerContract>['docs'];
