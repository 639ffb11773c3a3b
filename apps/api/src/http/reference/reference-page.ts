/**
 * Renders the OpenAPI document as one HTML page that works with a keyboard and with screen readers. The only script
 * filters the calls; everything else works without it.
 */

import { gettingStarted } from '@goldwren/contracts/player';
import { escapeHtml } from '../../platform/escape-html.ts';

type Json = Record<string, unknown>;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Json;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

interface Content {
  schema: Json;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

export const referenceStyle = `
:root{color-scheme:light dark;--ink:#14202b;--soft:#4a5a68;--line:#c9d3da;--ground:#faf8f2;--card:#fff;--accent:#7a5200}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe4;--soft:#b3c0ca;--line:#33424f;--ground:#0c141b;--card:#131e27;--accent:#e9bd5c}}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main,header{max-width:60rem;margin:auto;padding:1.5rem 1.25rem}nav ul{columns:2;padding-left:1.1rem}
a{color:var(--accent);overflow-wrap:anywhere}h1{font-size:2rem;margin:0 0 .5rem}h2{margin-top:3rem;text-transform:capitalize}
article{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0;overflow-wrap:anywhere}
input{font:inherit;width:100%;box-sizing:border-box;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:var(--ink)}label{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--ground);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;margin:.5rem 0;font:.85rem/1.5 ui-monospace,monospace}
summary{cursor:pointer;padding:.25rem 0}[hidden]{display:none}
h3{margin:0 0 .25rem;font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}.m{color:var(--accent)}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:minmax(6rem,14rem) minmax(0,1fr);gap:.25rem 1rem;margin:.25rem 0}
dt{font:600 .9rem ui-monospace,monospace}dd{margin:0;color:var(--soft)}h4{margin:1rem 0 .25rem;font-size:.9rem}
@media (max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}nav ul{columns:1}}`;

/** Filters the page to the calls and schemas whose text contains every typed word. */
export const referenceScript = `
const field=document.querySelector('#search');
const entries=[...document.querySelectorAll('main article,nav li')].map((element)=>({element,text:element.textContent.toLowerCase()}));
const found=document.querySelector('#found');
field.addEventListener('input',()=>{
const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);
let count=0;
for(const {element,text} of entries){const fits=words.every((word)=>text.includes(word));element.hidden=!fits;if(fits&&element.localName==='article')count+=1;}
for(const section of document.querySelectorAll('main section'))section.hidden=words.length>0&&!section.querySelector('article:not([hidden])');
found.textContent=words.length>0?count+' found':'';
});`;

/** Escapes any value of the document. */
function shown(value: unknown): string {
  return escapeHtml(String(value));
}

/** Turns backticks into code. All other text is escaped. */
function prose(text: unknown): string {
  return shown(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Describes a schema in one line: a link to its component, or its type in words. */
function typeName(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1);
    return `<a href="#schema-${shown(name)}">${shown(name)}</a>`;
  }
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `<code>${shown(value)}</code>`).join(' · ');
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return options.map(typeName).join(' or ');
  if (schema.type === 'array') return `list of ${typeName((schema.items ?? {}) as Json)}`;
  if (schema.type === 'object' && schema.properties) return 'object';
  const limits = [schema.format, schema.pattern && `<code>${shown(schema.pattern)}</code>`].filter(Boolean);
  return `${shown(schema.type ?? 'any')}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

function fields(schema: Json): string {
  const properties = schema.properties as Record<string, Json> | undefined;
  if (!properties) return `<p>${typeName(schema)}</p>`;
  const required = new Set((schema.required ?? []) as string[]);
  const rows = Object.entries(properties).map(([name, field]) => {
    const note = field.description ? ` – ${prose(field.description)}` : '';
    const inner = field.properties ? fields(field) : '';
    return `<dt>${shown(name)}${required.has(name) ? '' : ' ?'}</dt><dd>${typeName(field)}${note}${inner}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

/** Renders the examples of a body in closed `<details>`. Shared problem examples are links. */
function examplesOf(content: Content | undefined): string {
  return Object.entries(content?.examples ?? {})
    .map(([name, { value, $ref }]) =>
      $ref
        ? ` <a href="#example-${shown(name)}"><code>${shown(name)}</code></a>`
        : `<details><summary>${name === 'example' ? 'Example' : `Example: ${shown(name)}`}</summary><pre>${shown(JSON.stringify(value, null, 2))}</pre></details>`,
    )
    .join('');
}

function article(method: string, path: string, operation: Operation, named: Record<string, Parameter>): string {
  const { requestBody, responses } = operation;
  const parameters = operation.parameters.map((one) =>
    one.$ref ? (named[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
  );
  const content = Object.values(requestBody?.content ?? {})[0];
  const body = content?.schema;
  const rows = Object.entries(responses).map(([status, answer]) => {
    const answered = Object.values(answer.content ?? {})[0];
    const schema = answered?.schema;
    const shape = schema?.properties ? fields(schema) : schema ? `: ${typeName(schema)}` : '';
    return `<dt>${shown(status)}</dt><dd>${prose(answer.description)}${shape}${examplesOf(answered)}</dd>`;
  });
  const inputs = parameters.map(
    (p) =>
      `<dt>${shown(p.name)}${p.required ? '' : ' ?'}</dt><dd>${shown(p.in)}, ${typeName(p.schema)}${p.description ? ` – ${prose(p.description)}` : ''}</dd>`,
  );
  return `<article id="${shown(operation.operationId)}">
<h3><span class="m">${shown(method.toUpperCase())}</span> ${shown(path)}</h3>
<p>${prose(operation.summary ?? '')}${operation.security.length > 0 ? ' <small>(signed-in players)</small>' : ''}</p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
${inputs.length > 0 ? `<h4>Parameters</h4><dl>${inputs.join('')}</dl>` : ''}
${body ? `<h4>Body</h4>${fields(body)}${examplesOf(content)}` : ''}
<h4>Answers</h4><dl>${rows.join('')}</dl></article>`;
}

/** Renders the page for an OpenAPI 3.1 document from `buildOpenApiDocument`. */
export function referencePage(document: Json): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const info = document.info as { title: string };
  const { schemas, parameters, examples } = document.components as {
    examples: Record<string, { value: unknown }>;
    schemas: Record<string, Json>;
    parameters: Record<string, Parameter>;
  };
  const about = new Map((document.tags as { name: string; description: string }[]).map((t) => [t.name, t.description]));
  const byTag = new Map<string, { method: string; path: string; operation: Operation }[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation }]);
    }
  }
  const contents = [...byTag.values()].flat().map(({ method, path, operation: { operationId } }) => {
    return `<li><a href="#${shown(operationId)}">${shown(method.toUpperCase())} ${shown(path)}</a></li>`;
  });
  const sections = [...byTag].map(
    ([tag, calls]) =>
      `<section><h2>${shown(tag)}</h2><p>${prose(about.get(tag))}</p>${calls.map((c) => article(c.method, c.path, c.operation, parameters)).join('')}</section>`,
  );
  const shapes = Object.entries(schemas).map(
    ([name, schema]) =>
      `<article id="schema-${shown(name)}"><h3>${shown(name)}</h3>${schema.description ? `<p>${prose(schema.description)}</p>` : ''}${fields(schema)}</article>`,
  );
  const start = gettingStarted.map(
    ({ title, text, code }) =>
      `<article><h3>${shown(title)}</h3><p>${prose(text)}</p>${code ? `<pre>${shown(code)}</pre>` : ''}</article>`,
  );
  const problems = Object.entries(examples).map(
    ([code, { value }]) =>
      `<article id="example-${shown(code)}"><h3>${shown(code)}</h3><pre>${shown(JSON.stringify(value, null, 2))}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${shown(info.title)}</title><style>${referenceStyle}</style></head><body>
<header><h1>${shown(info.title)}</h1><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<p><label for="search">Search</label><input id="search" type="search" autocomplete="off"><span id="found" role="status"></span></p></header>
<main><section><h2>Getting started</h2>${start.join('')}</section><nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>${sections.join('')}
<section><h2>Problems</h2>${problems.join('')}</section>
<section><h2>Shapes</h2>${shapes.join('')}</section></main><script>${referenceScript}</script></body></html>`;
}
