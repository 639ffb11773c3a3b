/**
 * The environment of the processes that tests start, without the variables of the test runner. They share the code that
 * Node has compiled, which takes a third of the processor time of their start (vitest.config.ts sets the folder).
 */
export const processEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
} as const;
