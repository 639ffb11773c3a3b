import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { lintCompose, lintDockerfile } from './containers.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, 'infra', path), 'utf8');

/** Returns the text with one mistake. Fails when the text no longer has the place of the mistake. */
function damage(text: string, before: string, after: string): string {
  expect(text).toContain(before);
  return text.replace(before, after);
}

describe('the Dockerfile', () => {
  const dockerfile = read('docker/Dockerfile');

  test('has no mistakes', () => {
    expect(lintDockerfile(dockerfile)).toEqual([]);
  });

  test.each([
    ['an unknown instruction', 'EXPOSE 3000', 'EXPOZE 3000', 'Unknown instruction: EXPOZE'],
    ['an invalid port', 'EXPOSE 3000', 'EXPOSE x3000', 'Invalid containerPort: x3000'],
    ['a relative working directory', 'WORKDIR /srv/goldwren', 'WORKDIR srv', 'WORKDIR paths should be absolute'],
    ['a second command', 'USER node', 'CMD ["node"]\nUSER node', 'There can only be one CMD instruction'],
    ['an image without a version', 'FROM node:24-slim AS', 'FROM node AS', 'the image node has no version'],
    ['the newest image', 'FROM node:24-slim AS', 'FROM node:latest AS', 'the image node:latest has no version'],
    ['a missing stage', '--from=build', '--from=built', 'there is no stage built'],
    ['root as its user', 'USER node', 'USER root', 'the last stage runs as root'],
    ['no user', 'USER node', '', 'the last stage runs as root'],
  ])('is rejected with %s', (_mistake, before, after, message) => {
    expect(lintDockerfile(damage(dockerfile, before, after)).join('\n')).toContain(message);
  });
});

describe('compose.yaml', () => {
  const compose = read('compose.yaml');

  test('follows the schema of the Compose Specification', () => {
    expect(lintCompose(compose)).toEqual([]);
  });

  test.each([
    [
      'an unknown key',
      'stop_signal: SIGINT',
      'stop_signals: SIGINT',
      '/services/postgres must NOT have additional properties',
    ],
    [
      'a key of another place',
      'volumes:\n  database:',
      'image: x\nvolumes:\n  database:',
      ' must NOT have additional properties',
    ],
    ['a wrong type', 'stop_signal: SIGINT', 'stop_signal: [SIGINT]', '/services/postgres/stop_signal must be string'],
    [
      'an unknown condition',
      'condition: service_healthy',
      'condition: healthy',
      'must be equal to one of the allowed values',
    ],
    [
      'a missing service',
      'prepare: { condition',
      'prepared: { condition',
      'api depends on prepared, which does not exist',
    ],
    ['a missing volume', '["files:/data', '["filed:/data', 'api uses the volume filed, which does not exist'],
  ])('is rejected with %s', (_mistake, before, after, message) => {
    expect(lintCompose(damage(compose, before, after)).join('\n')).toContain(message);
  });
});
