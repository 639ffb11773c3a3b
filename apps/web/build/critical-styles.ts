import { type CustomAtRules, type SelectorComponent, transform, type Visitor } from 'lightningcss';

/** States that a reader causes. The whole stylesheet has arrived before them, or a moment later. */
const causedByReaders = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'autofill']);
/** Parts of fields, such as the days of a date. */
const partsOfFields = /^(?:-webkit-|-moz-|file-selector-button)/;

interface Words {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

/** Undoes the escaping of React, so that `[&amp;_a]:underline` becomes the name of its class. */
const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
const unescapeHtml = (text: string) =>
  text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole);

function wordsOf(html: string): Words {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    unescapeHtml(names).split(/\s+/),
  );
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  return { classes: new Set(classes), tags: new Set(tags) };
}

/** False only if the selector matches nothing in the document. A true answer can be wrong, which only costs bytes. */
function canMatch(selector: readonly SelectorComponent[], words: Words): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return words.classes.has(part.name);
    if (part.type === 'type') return words.tags.has(part.name.toLowerCase());
    if (part.type === 'pseudo-element')
      return words.tags.has('input') || !partsOfFields.test(part.kind === 'custom' ? part.name : part.kind);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where') return part.selectors.some((each) => canMatch(each, words));
    return !causedByReaders.has(part.kind);
  });
}

const run = (code: Uint8Array, visitor: Visitor<CustomAtRules>) =>
  transform({ filename: 'critical.css', code, minify: true, visitor }).code;

/** Removes custom properties that neither the styles nor the document use. */
function removeUnusedProperties(styles: Uint8Array, html: string): Uint8Array {
  const text = new TextDecoder().decode(styles);
  const used = new Set([...`${text}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return run(styles, {
    Declaration: {
      custom: (declaration) => (declaration.name.startsWith('--') && !used.has(declaration.name) ? [] : undefined),
    },
    Rule: { property: (rule) => (used.has(rule.value.name) ? undefined : []) },
  });
}

/**
 * Returns the rules of a stylesheet that a document needs for its first paint, in the same order and layers.
 * @param html the document without styles
 */
export function selectCriticalStyles(styles: Uint8Array, html: string): string {
  const words = wordsOf(html);
  let kept = run(styles, {
    Rule: {
      style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, words)) ? undefined : []),
    },
  });
  // A removed property can have been the only one that used another one.
  for (let before = 0; before !== kept.length; ) {
    before = kept.length;
    kept = removeUnusedProperties(kept, html);
  }
  return new TextDecoder().decode(kept).replace(/^\/\*![\s\S]*?\*\/\s*/, '');
}
