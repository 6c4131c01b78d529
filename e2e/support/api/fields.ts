import { endpoints, limits, type Endpoint, type EndpointName } from './api';

/** What the contract asks of one field of a body. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  /** The most characters of a text, if it is bounded. */
  max: number | undefined;
}

/** Bytes that the body of an endpoint may have, whichever way it comes: the function takes no more than its host does. */
export function bodyLimit(name: EndpointName): number {
  const { bodyLimit: limit = limits.body }: Endpoint = endpoints[name];
  return Math.min(limit, limits.functionBody);
}

/** Of a blog's text, without the pictures in it. */
const ownMax: Readonly<Record<string, number>> = {
  'createblog.description': limits.richText,
  'editblog.description': limits.richText,
};

/** The fields of an endpoint's body, as the contract describes them; none where no body is read. */
export function fieldsOf(name: EndpointName): Field[] {
  const { body }: Endpoint = endpoints[name];
  const described = Object.entries(body?.describe().fields ?? {});
  return described.map(([field, description]) => {
    const tests = 'tests' in description ? description.tests : [];
    const max = tests.find((test) => test.name === 'max')?.params?.max;
    const own = ownMax[`${name}.${field}`];
    return {
      name: field,
      type: description.type,
      required: 'optional' in description && !description.optional,
      // That of a list counts its items.
      max: own ?? (description.type === 'string' && typeof max === 'number' ? max : undefined),
    };
  });
}

const ofEveryType: Readonly<Record<string, unknown>> = {
  string: 'text',
  number: 7,
  boolean: true,
  null: null,
  array: ['text'],
  object: { $ne: '' },
};

/** A value of each type of JSON that the field has not. */
export const wrongValues = ({ type }: Field): [type: string, value: unknown][] =>
  Object.entries(ofEveryType).filter(([other]) => other !== type);

const paragraph = (length: number) => `<p>${'a'.repeat(length - '<p></p>'.length)}</p>`;

/** Rules besides the number of characters: what fills such a field to its limit. */
const fillers: Readonly<Record<string, (length: number) => string>> = {
  'createfaq.description': paragraph,
  'editfaq.description': paragraph,
  'createblog.description': paragraph,
  'editblog.description': paragraph,
  'createadmin.email': (length) => `@example.com`.padStart(length, 'a'),
  // Of a longer password the end would not count.
  'createadmin.password': () => 'Aa1'.padEnd(72, 'x'),
};

/** A text with which the field is as full as can be. */
export function longest(name: EndpointName, { name: field, max = 0 }: Field): string {
  const fill = fillers[`${name}.${field}`] ?? ((length) => 'a'.repeat(length));
  return fill(max);
}
