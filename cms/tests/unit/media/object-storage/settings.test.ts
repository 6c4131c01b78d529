import { uploadConfig } from '../../../../src/media/object-storage/provider';
import { readBucketSettings } from '../../../../src/media/object-storage/settings';

const { env } = process;

beforeEach(() => {
  process.env = {};
});

afterAll(() => {
  process.env = env;
});

const good = {
  UPLOADS_BUCKET: 'pictures.example',
  UPLOADS_REGION: 'eu-central-1',
  UPLOADS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  UPLOADS_SECRET_ACCESS_KEY: 'a/secret+of=the.bucket',
};

const set = (values: Record<string, string>) => {
  Object.assign(process.env, values);
};

test('without settings, uploads are stored on the disk, and Strapi keeps its own provider', () => {
  set({ UPLOADS_BUCKET: '', UPLOADS_REGION: '', UPLOADS_FORCE_PATH_STYLE: '' });
  expect(readBucketSettings()).toBeUndefined();
  expect(uploadConfig()).toEqual({});
});

test('a bucket at AWS needs four settings', () => {
  set(good);
  expect(readBucketSettings()).toEqual({
    bucket: 'pictures.example',
    region: 'eu-central-1',
    endpoint: undefined,
    forcePathStyle: false,
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+of=the.bucket' },
  });
});

test.each(['https://s3.example.com', 'http://127.0.0.1:9000/'])(
  'a bucket outside AWS is reached at its endpoint %s',
  (endpoint) => {
    set({ ...good, UPLOADS_ENDPOINT: endpoint, UPLOADS_FORCE_PATH_STYLE: 'true' });
    expect(readBucketSettings()).toMatchObject({
      endpoint: endpoint.replace(/\/$/, ''),
      forcePathStyle: true,
    });
  },
);

test('the provider gets the bucket, stores paths without a host, and sets no ACL', () => {
  set(good);
  expect(uploadConfig()).toMatchObject({
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: '/',
      rootPath: 'uploads/',
      s3Options: { region: 'eu-central-1', params: { Bucket: 'pictures.example' } },
    },
  });
  const params = uploadConfig().providerOptions?.s3Options.params;
  expect(Object.entries(params ?? {})).toContainEqual(['ACL', undefined]);
});

test.each([
  ['UPLOADS_BUCKET', 'Pictures'],
  ['UPLOADS_BUCKET', 'a'],
  ['UPLOADS_BUCKET', 'pictures/uploads'],
  ['UPLOADS_REGION', ''],
  ['UPLOADS_REGION', 'eu central'],
  ['UPLOADS_ACCESS_KEY_ID', ''],
  ['UPLOADS_ACCESS_KEY_ID', 'one two'],
  ['UPLOADS_SECRET_ACCESS_KEY', ''],
  ['UPLOADS_SECRET_ACCESS_KEY', 'hidden\nhidden'],
  ['UPLOADS_ENDPOINT', 's3.example.com'],
  ['UPLOADS_ENDPOINT', 'ftp://s3.example.com'],
  ['UPLOADS_ENDPOINT', 'https://user:hidden@s3.example.com'],
  ['UPLOADS_ENDPOINT', 'https://s3.example.com/pictures'],
  ['UPLOADS_ENDPOINT', 'https://s3.example.com/?hidden'],
  ['UPLOADS_FORCE_PATH_STYLE', 'yes'],
])('the CMS does not start with %s set to %j, and the error contains no secret', (name, value) => {
  set({ ...good, [name]: value });
  expect(readBucketSettings).toThrow(new RegExp(`^Set ${name} to `));
  expect(readBucketSettings).not.toThrow(/hidden|a\/secret|AKID/);
});

test.each([
  'UPLOADS_REGION',
  'UPLOADS_ENDPOINT',
  'UPLOADS_FORCE_PATH_STYLE',
  'UPLOADS_ACCESS_KEY_ID',
  'UPLOADS_SECRET_ACCESS_KEY',
])('%s without a bucket is an error', (name) => {
  set({ [name]: 'hidden' });
  expect(readBucketSettings).toThrow(`Set UPLOADS_BUCKET: ${name} does nothing without it.`);
});
