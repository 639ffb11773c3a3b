import { counter } from './registry.ts';

export const fileOperations = counter(
  'goldwren_file_store_operations_total',
  'Operations of the file store by operation ("put", "get" or "delete") and result: "success" or "failure".',
  ['operation', 'result'],
);
