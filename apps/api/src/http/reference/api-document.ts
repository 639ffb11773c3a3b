import { buildOpenApiDocument, type DocumentAdditions } from '@goldwren/contracts/openapi';
import { playerContract, playerDocument } from '@goldwren/contracts/player';
import type { CatalogueEntry } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { formatHundredths } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';
import { describeProblem } from '../problems/describe-problem.ts';

type Json = Record<string, unknown>;

/** `keno-fortune` → `KenoFortuneChoice` */
function choiceName(slug: string): string {
  return `${slug.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Choice`;
}

/** The JSON Schema of a game's choice, built from the same fields as its parser. */
function choiceSchema({ title, game }: CatalogueEntry): Json {
  const fields = Object.entries(game.choiceFields).map(([name, field]): [string, Json] => {
    if (field.kind === 'one_of') {
      return [name, { type: typeof field.values[0] === 'number' ? 'integer' : 'string', enum: [...field.values] }];
    }
    const items = { type: 'integer', minimum: field.lowest, maximum: field.highest };
    const description = 'In ascending order.';
    return [name, { type: 'array', items, minItems: 1, maxItems: field.most, uniqueItems: true, description }];
  });
  return {
    type: 'object',
    description: `The choice of ${title}.`,
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name),
    additionalProperties: false,
    examples: [game.choices[0]],
  };
}

/** One schema for each game with a choice, and `GameChoice`, a union of all of them. */
function choiceSchemas(): Record<string, Json> {
  const choosing = catalogue.filter(({ game }) => Object.keys(game.choiceFields).length > 0);
  const without = catalogue.filter((entry) => !choosing.includes(entry)).map(({ title }) => title);
  const named = choosing.map((entry) => [choiceName(entry.slug), choiceSchema(entry)] as const);
  const options = ['NoChoice', ...named.map(([name]) => name)];
  return {
    NoChoice: {
      type: 'object',
      description: `The empty object, for games without a choice: ${without.join(', ')}.`,
      properties: {},
      additionalProperties: false,
      examples: [{}],
    },
    ...Object.fromEntries(named),
    GameChoice: {
      description: 'What the player sets before a round. Each game accepts one of these.',
      oneOf: options.map((name) => ({ $ref: `#/components/schemas/${name}` })),
    },
  };
}

/** An example request for a round of every game, by slug, with the default stake and the game's first choice. */
function roundRequests(): Record<string, unknown> {
  return Object.fromEntries(
    catalogue.map(({ slug, game }) => [
      slug,
      {
        nonce: 0,
        currency: 'gold',
        stake: formatHundredths(BigInt(game.maths.defaultStake.gold)),
        client_seed: 'q4Jt0cX2nWq1',
        choice: game.choices[0],
      },
    ]),
  );
}

const requestId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Additions that the contract does not contain: the choices of the games, and the sentences of problems. */
const additions: DocumentAdditions = {
  schemas: choiceSchemas(),
  requests: { 'games.playRound': roundRequests() },
  problemExample: (code) => ({ ...describeProblem(new Problem(code), 'en'), request_id: requestId }),
};

/** Returns the OpenAPI document for players and the public. The same document is served and committed. */
export function playerApiDocument(): Json {
  return buildOpenApiDocument(playerContract, playerDocument, additions);
}
