import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import {
  buildRecordPath,
  deployNotificationPath,
  deploySignatureHeader,
  panelReads,
  publishingRevisionPath,
} from '../api/api';
import { record, send } from '../api/send';
import type { System } from '../system/system';
import { logInToCms } from './accounts';

const hookPath = '/hook';

/** The CMS's variables for a stand-in on this port. */
export const hostVariables = (port: number) => ({
  BUILD_HOOK_URL: `http://127.0.0.1:${String(port)}${hookPath}`,
  SITE_BUILD_RECORD_URL: `http://127.0.0.1:${String(port)}`,
});

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Stands in for the site's host: accepts build hook calls but builds nothing. The test ends each build. */
export class BuildHost {
  /** How often a build was requested. */
  calls = 0;
  private revision = 0;
  private readonly server: Server;

  /** @param port of its hook and of the site's build record */
  constructor(
    private readonly system: System,
    port: number,
  ) {
    this.server = createServer((request, response) => {
      if (request.url === buildRecordPath) {
        const built = { revision: this.revision, builtAt: new Date().toISOString() };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(built));
        return;
      }
      if (request.method === 'POST' && request.url === hookPath) this.calls += 1;
      response.writeHead(200).end();
    }).listen(port, '127.0.0.1');
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve();
      });
      this.server.closeAllConnections();
    });
  }

  /** Notifies the CMS of a deploy, signed as by Netlify. */
  private async notify(deploy: object): Promise<void> {
    const { settings, secrets } = this.system;
    const raw = JSON.stringify({
      context: 'production',
      created_at: new Date().toISOString(),
      ...deploy,
    });
    const sha256 = createHash('sha256').update(raw).digest('hex');
    const signed = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ iss: 'netlify', sha256 })}`;
    const mac = createHmac('sha256', secrets.DEPLOY_NOTIFICATION_SECRET).update(signed);
    const answer = await send(`${settings.cmsUrl}${deployNotificationPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [deploySignatureHeader]: `${signed}.${mac.digest('base64url')}`,
      },
      raw,
    });
    expect(answer.status).toBe(204);
  }

  /** The build succeeds: the site shows the CMS's current content. */
  async finish(): Promise<void> {
    const { settings, secrets } = this.system;
    const answer = await send(`${settings.cmsUrl}${publishingRevisionPath}`, {
      token: secrets.CMS_BUILD_TOKEN,
    });
    this.revision = Number(record(record(answer.body).result).revision);
    await this.notify({ state: 'ready' });
  }

  /** The build fails with this message of the host. */
  fail(message: string): Promise<void> {
    return this.notify({ state: 'error', error_message: message });
  }

  /** Ends builds until no change is waiting. */
  async settle(): Promise<void> {
    const token = await logInToCms(this.system, this.system.admin);
    const url = `${this.system.settings.cmsUrl}${panelReads.publishing}`;
    const status = async () => {
      await this.finish();
      return record((await send(url, { token })).body).status;
    };
    await expect.poll(status, { timeout: 30_000 }).toBe('live');
  }
}
