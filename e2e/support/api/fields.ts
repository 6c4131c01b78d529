import { endpoints, limits, type Endpoint, type EndpointName } from './api';

/** The contract's rules for a field of a body. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  /** The maximum length of a text, if it has one. */
  max: number | undefined;
}

/** The maximum bytes of an endpoint's body: its own limit or that of the function host, whichever is lower. */
export function bodyLimit(name: EndpointName): number {
  const { bodyLimit: limit = limits.body }: Endpoint = endpoints[name];
  return Math.min(limit, limits.functionBody);
}

/** The limits of a blog's text, without its pictures. */
const ownMax: Readonly<Record<string, number>> = {
  'createblog.description': limits.richText,
  'editblog.description': limits.richText,
};

/** The fields of an endpoint's body as described by the contract; none if it reads no body. */
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
      // The maximum of a list counts its items.
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

/** A value of each JSON type other than the field's. A mixed field takes all of them. */
export const wrongValues = ({ type }: Field): [type: string, value: unknown][] =>
  Object.entries(ofEveryType).filter(([other]) => type !== 'mixed' && other !== type);

const paragraph = (length: number) => `<p>${'a'.repeat(length - '<p></p>'.length)}</p>`;

/** Texts of full length for fields with further rules. */
const fillers: Readonly<Record<string, (length: number) => string>> = {
  'createfaq.description': paragraph,
  'editfaq.description': paragraph,
  'createblog.description': paragraph,
  'editblog.description': paragraph,
  'createadmin.email': (length) => `@example.com`.padStart(length, 'a'),
  // bcrypt ignores what exceeds 72 bytes.
  'createadmin.password': () => 'Aa1'.padEnd(72, 'x'),
};

/** The longest valid text of a field. */
export function longest(name: EndpointName, { name: field, max = 0 }: Field): string {
  const fill = fillers[`${name}.${field}`] ?? ((length) => 'a'.repeat(length));
  return fill(max);
}
