/** What every API of the tests runs with; nothing throttles unless a test asks for it. */
export const testSecrets = {
  SESSION_SECRET: 'a session secret that only tests know',
  SEED_ENCRYPTION_KEY: '5eed'.repeat(16),
} as const;

export type Settings = Readonly<Record<string, string>>;

export function testSettings(databaseUrl: string, overrides: Settings = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    ROUND_MIN_INTERVAL_MS: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...testSecrets,
    ...overrides,
  };
}
