import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { answers } from '../../scripts/processes/servers';
import { hasEnded, launch, stop, tail } from '../../scripts/processes/processes';
import { at, makeContacts } from './contact';
import { poster } from './post';
import { connections, type Target } from './target';

const secret = () => randomBytes(32).toString('hex');

/** Strapi's own controller, routes and service for a content type, as its generator writes them. */
const core = (kind: 'Controller' | 'Router' | 'Service') =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::contact.contact');\n`;

/** Stock Strapi with one content type: the contact of our CMS. Everything else is Strapi's default. */
function writeApp(root: string, folder: string, port: number, connection: object): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const writeJson = (file: string, value: object) => {
    write(file, JSON.stringify(value));
  };
  // Its command requires the dependency to be listed.
  const dependencies = { '@strapi/strapi': '*' };
  writeJson('package.json', { name: 'stock', version: '1.0.0', private: true, dependencies });
  writeJson('config/server.json', { host: '127.0.0.1', port, app: { keys: [secret()] } });
  writeJson('config/admin.json', {
    // A secure cookie cannot be set over plain HTTP.
    auth: { secret: secret(), cookie: { secure: false } },
    apiToken: { salt: secret() },
    transfer: { token: { salt: secret() } },
    secrets: { encryptionKey: secret() },
  });
  writeJson('config/database.json', { connection });
  const contact = 'src/api/contact';
  write(`${contact}/controllers/contact.js`, core('Controller'));
  write(`${contact}/routes/contact.js`, core('Router'));
  write(`${contact}/services/contact.js`, core('Service'));
  const schema = `${contact}/content-types/contact/schema.json`;
  mkdirSync(path.dirname(path.join(folder, schema)), { recursive: true });
  copyFileSync(path.join(root, 'cms', schema), path.join(folder, schema));
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  symlinkSync(path.join(root, 'cms/node_modules'), path.join(folder, 'node_modules'));
}

async function run(root: string, folder: string, url: string): Promise<() => Promise<void>> {
  const log = path.join(folder, 'stock.log');
  const child = launch({
    name: 'The stock Strapi',
    script: path.join(root, 'cms/node_modules/@strapi/strapi/bin/strapi.js'),
    args: ['start'],
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    },
    log,
  });
  while (!(await answers(`${url}/_health`))) {
    if (hasEnded(child)) throw new Error(`${tail(log)}\n\nThe stock Strapi did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return () => stop(child);
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: HTTP ${String(response.status)}`);
  return response.json();
}

const registered = object({ data: object({ token: string().required() }).required() });
const issued = object({ data: object({ accessKey: string().required() }).required() });

/** A token for the content API, created in the same way as by an admin. */
async function makeToken(url: string): Promise<string> {
  const admin = { email: 'bench@example.com', firstname: 'Bench', password: 'Correct-Horse-7' };
  const { token } = registered.validateSync(await post(`${url}/admin/register-admin`, admin)).data;
  const wanted = { name: 'Bench', description: '', type: 'full-access', lifespan: null };
  return issued.validateSync(await post(`${url}/admin/api-tokens`, wanted, token)).data.accessKey;
}

/**
 * Starts Strapi with nothing of ours but the content type.
 * @param folder that it is written into, emptied first
 * @param connection Strapi's configuration of the database
 */
export async function startStock(
  root: string,
  folder: string,
  port: number,
  connection: object,
): Promise<{ target: Target; end: () => Promise<void> }> {
  writeApp(root, folder, port, connection);
  const url = `http://127.0.0.1:${String(port)}`;
  const end = await run(root, folder, url);
  const headers = { authorization: `Bearer ${await makeToken(url)}` };
  const target: Target = {
    prepare(count) {
      const contacts = makeContacts(count);
      const send = poster(connections);
      return Promise.resolve((index) => {
        const { fields, key, nonce } = at(contacts, index);
        const data = { ...fields, idempotencyKey: key, captchaNonce: nonce };
        return send(`${url}/api/contacts`, headers, { data });
      });
    },
  };
  return { target, end };
}
