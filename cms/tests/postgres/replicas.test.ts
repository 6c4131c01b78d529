import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { record } from '../server/harness/call';
import { firstAdmin, placeOfCms, wipePlace } from '../server/harness/cms';
import { drawnPicture } from '../server/harness/content';
import { startReplica } from '../server/harness/replica-process';

const secret = () => randomBytes(32).toString('hex');

const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
  await wipePlace();
});

/** Starts one process of a CMS. @returns its address */
async function startOne(env: NodeJS.ProcessEnv): Promise<string> {
  const { child, url } = await startReplica(env);
  children.push(child);
  return url;
}

async function post(address: string, body: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: record(await response.json()) };
}

test('two processes that start together on an empty database both run and accept the first blogs', async () => {
  const env = {
    ...(await placeOfCms()),
    // The fewest: one of them is held while a process starts.
    DATABASE_POOL_MAX: '2',
    NODE_ENV: 'production',
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    CMS_FUNCTION_TOKEN: secret(),
    CMS_BUILD_TOKEN: secret(),
    STRAPI_TELEMETRY_DISABLED: 'true',
    SEED_CONTENT: 'false',
    LOG_LEVEL: 'error',
    ...firstAdmin,
  };
  const [one, other] = await Promise.all([startOne(env), startOne(env)]);
  const { body } = await post(`${one}/admin/login`, {
    email: firstAdmin.ADMIN_EMAIL,
    password: firstAdmin.ADMIN_PASSWORD,
  });
  const token = String(record(body.data).accessToken);
  const blog = {
    title: 'At the same moment',
    description: '<p>Text.</p>',
    category: 'News',
    image: [await drawnPicture(1)],
  };
  const addresses = [one, other, one, other];
  const created = await Promise.all(
    addresses.map((cms) => post(`${cms}/web-admin/blogs/createblog`, blog, token)),
  );
  expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
}, 180_000);
