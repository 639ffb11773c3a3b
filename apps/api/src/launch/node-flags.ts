/**
 * Node flags of the built programs.
 * - Source maps: stack traces name the TypeScript source files.
 * - Heap growing: an API process has 60 MB of live objects. By default V8 lets the heap grow to 210 MB before a major
 *   collection. With 50 % growth it collects every second or two.
 * - Semi-space: the young generation is large enough for a request's objects to die before they are promoted. With 16 MB, a round
 *   needs 1 % less processor time, but the process 10 MB more memory.
 * - No pretenuring: V8 would allocate some objects as old because many of their kind survived the warm-up. Each would
 *   keep its request alive, which costs an eighth of a round's time.
 */
export const nodeFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
] as const;
