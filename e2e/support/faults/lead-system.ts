import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCmsPart, type CmsPart } from './parts/cms-part';
import { startFunctionHost, type FunctionHost } from './parts/function-host';
import { startMailPart, type MailPart } from './parts/mail-part';
import { prepareTestEnvironment } from './test-environment';
import { openOutbox, type Outbox } from './stored/outbox';
import type { Part } from './parts/part';
import { startPostgres } from './parts/postgres';
import { Random } from './random';
import { startWire, type Wire } from './stand-ins/wire';
import { testFolder } from '../system/system';
import { firmAddress } from './stored/mails';

/** All real parts on a lead's path: function host, CMS, database and mail server, each a process that can be killed. */
export interface LeadSystem {
  /** The seed of all random draws. */
  seed: string;
  /** The address for visitors. */
  siteUrl: string;
  cmsUrl: string;
  captchaSecret: string;
  /** The token with which the functions call the CMS. */
  functionToken: string;
  host: FunctionHost;
  cms: CmsPart;
  mailServer: MailPart;
  outbox: Outbox;
  /** The parts that can be killed. */
  parts: readonly Part[];
  /** Those of them that mails need to leave. */
  mailing: readonly Part[];
  wires: readonly Wire[];
  /** The one between CMS and mail server, which is among them. */
  toMail: Wire;
  /** Turns the loss of answers in transit on or off. */
  loseAnswers: (lose: boolean) => void;
  stop: () => Promise<void>;
}

const ports = {
  database: 15_951,
  cms: 11_351,
  toCms: 11_352,
  site: 18_951,
  toSite: 18_952,
  mail: 12_551,
  toMail: 12_552,
};

const clockAhead = pathToFileURL(path.resolve('e2e/support/faults/stand-ins/clock-ahead.mjs')).href;

const dayMs = 24 * 60 * 60 * 1_000;

/** So that the promises lie days ahead, at whatever time of day the test runs: a receipt is not sent after its promise. */
const daysOff = Array.from({ length: 4 }, (_, days) =>
  new Date(Date.now() + (days - 1) * dayMs).toISOString().slice(0, 10),
);

/** The firm and the visitors get mails, and receivers of webhooks are on this machine. */
const leavingSettings = {
  SMTP_URL: `smtp://127.0.0.1:${String(ports.toMail)}`,
  SMTP_FROM: 'site@example.com',
  NOTIFY_EMAIL_TO: firmAddress,
  VISITOR_RECEIPTS_PER_DAY: '10000',
  FIRM_TIME_ZONE: 'UTC',
  FIRM_DAYS_OFF: daysOff.join(','),
  WEBHOOKS_ALLOW_PRIVATE: 'true',
};

/** The share of answers that is lost. */
const lossRate = 1 / 20;

/** The share of mails that are taken without the CMS being told. */
const untoldRate = 1 / 4;

/** The databases of the CMS. SQLite runs in the CMS's process and is killed with it. */
export const databases = ['PostgreSQL', 'SQLite'] as const;

/** Starts the system on an empty database. */
export async function startLeadSystem(
  seed: string,
  database: (typeof databases)[number],
): Promise<LeadSystem> {
  const { settings, secrets } = prepareTestEnvironment(testFolder('faults/data'), {
    site: ports.site,
    cms: ports.cms,
  });
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const random = new Random(seed, 'wires');
    let losing = false;
    const loses = () => losing && random.happens(lossRate);

    const server = database === 'PostgreSQL' ? await startPostgres(ports.database) : undefined;
    ends.push(async () => server?.stop());
    const DATABASE_URL = await server?.create('cms');
    const mailServer = await startMailPart(settings, ports.mail);
    ends.push(() => mailServer.stop());
    const isUntold = (part: Buffer) =>
      losing && part.includes('250 Taken') && random.happens(untoldRate);
    const toMail = await startWire(ports.toMail, ports.mail, isUntold);
    ends.push(() => toMail.close());
    const options = `${process.env.NODE_OPTIONS ?? ''} --import ${clockAhead}`.trim();
    const cms = await startCmsPart(settings, secrets, () => ({
      DATABASE_URL,
      NODE_OPTIONS: options,
      ...leavingSettings,
    }));
    ends.push(() => cms.stop());
    const outbox = await openOutbox(settings.dataDir);
    ends.push(() => outbox.close());
    const toCms = await startWire(ports.toCms, ports.cms, loses);
    ends.push(() => toCms.close());
    const host = await startFunctionHost(settings, secrets, {
      env: () => ({ CMS_URL: toCms.url }),
    });
    ends.push(() => host.stop());
    const toSite = await startWire(ports.toSite, ports.site, loses);
    ends.push(() => toSite.close());
    const mailing = [cms, mailServer, ...(server === undefined ? [] : [server])];
    return {
      seed,
      siteUrl: toSite.url,
      cmsUrl: settings.cmsUrl,
      captchaSecret: secrets.CAPTCHA_SECRET,
      functionToken: secrets.CMS_FUNCTION_TOKEN,
      host,
      cms,
      mailServer,
      outbox,
      parts: [host, ...mailing],
      mailing,
      wires: [toCms, toSite, toMail],
      toMail,
      loseAnswers(lose) {
        losing = lose;
      },
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
