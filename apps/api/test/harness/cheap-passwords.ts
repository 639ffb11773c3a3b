import { vi } from 'vitest';

// A password hash that resists guessing takes a third of the time of the whole run, and the tests sign in thousands of times.
// Hashes of this process are therefore cheap; verification reads the cost from the hash. Tests that start the API as a
// process use the real cost, and login.test.ts checks it.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, cheap) };
});
