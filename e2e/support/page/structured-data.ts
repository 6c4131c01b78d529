import { requiredProperties, type Value } from './required-properties';

type Properties = Record<string, unknown>;

const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isoDate = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?)?)?$/;

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Whether a single value has the type in the table; `findings` checks nested objects. */
function fits(value: unknown, kind: Value): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (kind === 'url') return isWebAddress(value);
  if (kind === 'date') return isoDate.test(value) && !Number.isNaN(Date.parse(value));
  return kind === 'text';
}

function findingsOfValue(value: unknown, kind: Value, place: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${place} is empty`];
    return value.flatMap((each: unknown, index) =>
      findingsOfValue(each, kind, `${place}[${String(index)}]`),
    );
  }
  if (kind.startsWith('a ')) return findings(value, place, kind.slice(2));
  return fits(value, kind) ? [] : [`${place} is not a valid ${kind}: ${JSON.stringify(value)}`];
}

/**
 * Checks JSON-LD against the table in `required-properties.ts`.
 * @param data the parsed content of a script
 * @param place its position, the start of each finding
 * @param expected the type that it must have; several are separated by `or`
 * @returns the problems; empty if there are none
 */
export function findings(data: unknown, place = 'JSON-LD', expected?: string): string[] {
  if (!isProperties(data)) return [`${place} is not an object`];
  const { '@context': context, '@type': type, '@id': id, ...properties } = data;
  const rules = typeof type === 'string' ? requiredProperties[type] : undefined;
  if (!rules) return [`${place} has the type ${String(type)}, which is not in the table`];
  const here = `${place}.${String(type)}`;
  const { required, optional = {} } = rules;
  const present = Object.entries(properties).filter(([, value]) => value !== undefined);
  return [
    ...(expected === undefined || expected.split(' or ').includes(String(type))
      ? []
      : [`${here} should be a ${expected}`]),
    ...(expected !== undefined || context === 'https://schema.org'
      ? []
      : [`${here} has no @context of schema.org`]),
    ...(id === undefined ? [] : findingsOfValue(id, 'url', `${here}.@id`)),
    ...Object.keys(required)
      .filter((name) => properties[name] === undefined)
      .map((name) => `${here}.${name} is missing`),
    ...present.flatMap(([name, value]) => {
      const kind = required[name] ?? optional[name];
      return kind
        ? findingsOfValue(value, kind, `${here}.${name}`)
        : [`${here}.${name} is not in the table`];
    }),
  ];
}

const script = /<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;

/**
 * The structured data of a page.
 * @param html the served page
 * @throws SyntaxError if a script is not JSON
 */
export const structuredDataIn = (html: string): unknown[] =>
  [...html.matchAll(script)].map(([, json = '']): unknown => JSON.parse(json));

/** The types of a page's structured data, in order. */
export const typesOf = (subjects: readonly unknown[]): string[] =>
  subjects.map((subject) => (isProperties(subject) ? String(subject['@type']) : ''));
