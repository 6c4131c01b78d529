import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface StoredObject {
  bytes: Buffer;
  modified: Date;
}

/** A call as it reached the bucket. */
export interface BucketCall {
  method: string;
  /** Empty if the call is about the whole bucket. */
  key: string;
}

/** How a call ends; `broken` closes the connection without an answer. */
export type Fate = 'good' | 'refused' | 'broken';

/** A stand-in for an object storage: one bucket, and as much of the S3 protocol as the CMS uses. */
export interface BucketServer {
  /** The CMS's settings for this bucket. */
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** The calls with a valid signature. */
  calls: BucketCall[];
  /** The number of calls without one. */
  strangers: () => number;
  /** Decides how each later call ends; without a rule, all calls are good. */
  rule: (fate?: (call: BucketCall) => Fate | Promise<Fate>) => void;
  stop: () => Promise<void>;
}

const bucket = 'pictures';
const region = 'eu-central-1';
const keyId = 'KEYOFTHETESTS';
const secret = 'a-secret-that-nothing-may-repeat';
/** So few that a list has more than one page. */
const keysOfPage = 3;

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The signature that a call must have (AWS Signature Version 4), computed from the received request. */
function expectedSignature(request: IncomingMessage, headers: string, date: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parts = query.split('&').filter((part) => part !== '');
  const canonical = [
    request.method,
    path,
    parts
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .sort()
      .join('&'),
    ...headers.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    headers,
    String(request.headers['x-amz-content-sha256']),
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${secret}`);
  return sign(key, text).toString('hex');
}

const form =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, id, headers = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  const sum = request.headers['x-amz-content-sha256'];
  const isWhole = sum === 'UNSIGNED-PAYLOAD' || sum === hash(body);
  const date = String(request.headers['x-amz-date']);
  return id === keyId && isWhole && signature === expectedSignature(request, headers, date);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) if (Buffer.isBuffer(piece)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const say = (response: ServerResponse, status: number, xml: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);

const refuse = (response: ServerResponse, status: number, code: string) =>
  say(response, status, `<Error><Code>${code}</Code><Message>No.</Message></Error>`);

function list(response: ServerResponse, keys: readonly string[], query: URLSearchParams): void {
  const after = query.get('continuation-token') ?? '';
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = found.sort().slice(0, keysOfPage);
  const more = found.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const body = `<IsTruncated>${String(more)}</IsTruncated>${token}${contents}`;
  say(response, 200, `<ListBucketResult>${body}</ListBucketResult>`);
}

/** Sends the requested bytes: all, or a range. */
function show(request: IncomingMessage, response: ServerResponse, stored: StoredObject): void {
  const { bytes, modified } = stored;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from !== undefined && Number(from) >= bytes.length) {
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const start = Number(from ?? 0);
  const part = bytes.subarray(start, to ? Number(to) + 1 : undefined);
  const range = `bytes ${String(start)}-${String(start + part.length - 1)}/${String(bytes.length)}`;
  response.writeHead(from === undefined ? 200 : 206, {
    // A misleading type, because whoever wrote the object chose it. No reader may rely on it.
    'Content-Type': 'text/html',
    'Content-Length': part.length,
    'Last-Modified': modified.toUTCString(),
    ...(from === undefined ? {} : { 'Content-Range': range }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Starts an empty bucket. */
export async function startBucket(): Promise<BucketServer> {
  const objects = new Map<string, StoredObject>();
  const calls: BucketCall[] = [];
  let strangers = 0;
  let fateOf: (call: BucketCall) => Fate | Promise<Fate> = () => 'good';

  function write(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const source = request.headers['x-amz-copy-source'];
    const from = decodeURIComponent(String(source ?? '')).slice(`${bucket}/`.length);
    const bytes = source === undefined ? body : objects.get(from)?.bytes;
    if (bytes === undefined) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    objects.set(key, { bytes, modified: new Date() });
    if (source === undefined) response.writeHead(200, { ETag: `"${hash(bytes)}"` }).end();
    else say(response, 200, `<CopyObjectResult><ETag>"${hash(bytes)}"</ETag></CopyObjectResult>`);
  }

  function serve(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const { method = '' } = request;
    const stored = objects.get(key);
    if (method === 'PUT') write(request, response, key, body);
    else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (method === 'GET' && key === '') {
      list(response, [...objects.keys()], new URL(request.url ?? '', 'http://x').searchParams);
    } else if (method !== 'GET' && method !== 'HEAD') refuse(response, 405, 'MethodNotAllowed');
    else if (stored !== undefined) show(request, response, stored);
    else if (method === 'HEAD') response.writeHead(404).end();
    else refuse(response, 404, 'NoSuchKey');
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname);
    if (!path.startsWith(`/${bucket}`) || !isSigned(request, body)) {
      strangers += 1;
      refuse(response, 403, 'SignatureDoesNotMatch');
      return;
    }
    const call = { method: request.method ?? '', key: path.slice(bucket.length + 2) };
    calls.push(call);
    const fate = await fateOf(call);
    if (fate === 'broken') response.destroy();
    else if (fate === 'refused') refuse(response, 500, 'InternalError');
    else serve(request, response, call.key, body);
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port.');
  return {
    env: {
      UPLOADS_BUCKET: bucket,
      UPLOADS_REGION: region,
      UPLOADS_ENDPOINT: `http://127.0.0.1:${String(address.port)}`,
      UPLOADS_FORCE_PATH_STYLE: 'true',
      UPLOADS_ACCESS_KEY_ID: keyId,
      UPLOADS_SECRET_ACCESS_KEY: secret,
    },
    objects,
    calls,
    strangers: () => strangers,
    rule(fate = () => 'good') {
      fateOf = fate;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Empty bucket settings, so that uploads are stored on the disk. */
export const noBucket = {
  UPLOADS_BUCKET: '',
  UPLOADS_REGION: '',
  UPLOADS_ENDPOINT: '',
  UPLOADS_FORCE_PATH_STYLE: '',
  UPLOADS_ACCESS_KEY_ID: '',
  UPLOADS_SECRET_ACCESS_KEY: '',
};
