import { flag, optional } from '../../setup/environment';

/** The bucket of the uploads and its credentials. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** The endpoint, unless it is AWS's own. */
  endpoint: string | undefined;
  /** Whether the bucket's name is in the path of an address instead of its host name. */
  forcePathStyle: boolean;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

const word = /^[\x21-\x7e]{1,200}$/;

/** The variables of a bucket and what each must look like. */
const needed = {
  UPLOADS_REGION: [/^[a-z0-9-]{1,40}$/, 'the region of the bucket'],
  UPLOADS_ACCESS_KEY_ID: [word, 'the id of the key that may reach the bucket'],
  UPLOADS_SECRET_ACCESS_KEY: [word, 'the secret of that key'],
} as const;

/** @throws Error that names the variable and never its value */
function part(name: keyof typeof needed): string {
  const [form, meaning] = needed[name];
  const value = optional(name);
  if (value !== undefined && form.test(value)) return value;
  throw new Error(`Set ${name} to ${meaning}: UPLOADS_BUCKET needs it.`);
}

function readEndpoint(): string | undefined {
  const value = optional('UPLOADS_ENDPOINT');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Only the host: a path, query or password would be dropped or logged.
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) {
    return url.origin;
  }
  throw new Error(
    'Set UPLOADS_ENDPOINT to an address that begins with https:// or http:// and has nothing behind its host.',
  );
}

/** @throws Error when settings of a bucket are given without its name */
function refuseRest(): void {
  const rest = [...Object.keys(needed), 'UPLOADS_ENDPOINT', 'UPLOADS_FORCE_PATH_STYLE'];
  const [set] = rest.filter((name) => optional(name) !== undefined);
  if (set !== undefined) throw new Error(`Set UPLOADS_BUCKET: ${set} does nothing without it.`);
}

/**
 * The settings from the environment, or undefined if uploads are on disk.
 * @throws Error that names the variable that is missing or wrong
 */
export function readBucketSettings(): BucketSettings | undefined {
  const bucket = optional('UPLOADS_BUCKET');
  if (bucket === undefined) {
    refuseRest();
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new Error('Set UPLOADS_BUCKET to the name of a bucket.');
  }
  return {
    bucket,
    region: part('UPLOADS_REGION'),
    endpoint: readEndpoint(),
    forcePathStyle: flag('UPLOADS_FORCE_PATH_STYLE'),
    credentials: {
      accessKeyId: part('UPLOADS_ACCESS_KEY_ID'),
      secretAccessKey: part('UPLOADS_SECRET_ACCESS_KEY'),
    },
  };
}
