import { createHash } from 'node:crypto';
import { array, number, object, string, type InferType } from 'yup';
import { isObject, parseJson } from '../../contract/json';
import { Stop } from '../commands/run-command';

/** The file that makes a folder a backup: it is written last. */
export const manifestName = 'manifest.json';

const kind = 'backup of the CMS';
const format = 1;

const whole = () => number().strict().integer().min(0).required();
const text = (max: number) => string().strict().max(max).required();

/** A relative path that cannot leave its folder. */
const isPlainPath = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));

const file = {
  path: text(1_000).test('plain', 'leads elsewhere', isPlainPath),
  bytes: whole(),
  sha256: text(64).matches(/^[0-9a-f]{64}$/),
};

const manifestShape = object({
  kind: text(50).oneOf([kind]),
  format: whole().oneOf([format]),
  /** ISO 8601: when the tables were read. */
  createdAt: text(30),
  database: text(20).oneOf(['sqlite', 'postgres']),
  /** The version of Strapi. */
  strapi: text(30),
  tables: array(object({ name: text(63).matches(/^\w+$/), rows: whole(), ...file })).required(),
  uploads: array(object(file)).required(),
  /** How many uploads are in object storage and are not part of this backup. */
  uploadsElsewhere: whole(),
});

/** What a backup consists of. */
export type Manifest = InferType<typeof manifestShape>;

export type SavedTable = Manifest['tables'][number];

/** The variable parts of a new manifest. */
export type Contents = Omit<Manifest, 'kind' | 'format'>;

const checksumOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The text of the manifest, with a checksum over its content. */
export function writeManifest(contents: Contents): string {
  const manifest = { kind, format, ...contents };
  // The name `seal` is part of the format: earlier backups have it.
  return `${JSON.stringify({ ...manifest, seal: checksumOf(manifest) }, undefined, 2)}\n`;
}

function fieldsIn(json: string): Record<string, unknown> {
  const value = parseJson(json);
  return isObject(value) ? value : {};
}

/**
 * Parses a manifest.
 * @throws Stop when it is not one of ours, has a newer format, or was changed
 */
export function readManifest(json: string): Manifest {
  const { seal: checksum, ...content } = fieldsIn(json);
  if (content.kind !== kind) {
    throw new Stop(`This is no backup of such a CMS: ${manifestName} says something else.`);
  }
  if (typeof content.format === 'number' && content.format > format) {
    throw new Stop('This backup was made by a newer version: restore it with that one.');
  }
  if (checksum !== checksumOf(content) || !manifestShape.isValidSync(content, { strict: true })) {
    throw new Stop(`The backup is damaged: ${manifestName} is not what was written.`);
  }
  return content;
}
