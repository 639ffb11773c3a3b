import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

// This package is CommonJS, and Node does not detect its named exports.
const { Spectral } = spectralCore;

const spectralError = 0;

/** Returns every error of Redocly's and Spectral's recommended rules for an OpenAPI document, one line each. */
export async function lintDocument(name: string, text: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-invalid-media-type-examples': 'error' },
  });
  const redocly = await lintFromString({ source: text, absoluteRef: name, config });
  const spectral = new Spectral();
  // Redocly checks the examples. Spectral compiles the schema of each again, which takes two thirds of its time.
  const rules = { 'oas3-valid-media-example': 'off' as const };
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules });
  const found = await spectral.run(JSON.parse(text) as Record<string, unknown>);
  return [
    ...redocly
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message, location }) => `${name} ${location[0]?.pointer}: ${message} (redocly ${ruleId})`),
    ...found
      .filter(({ severity }) => severity === spectralError)
      .map(({ code, message, path }) => `${name} ${path.join('.')}: ${message} (spectral ${code})`),
  ];
}
