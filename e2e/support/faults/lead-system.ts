import { startCmsPart, type CmsPart } from './parts/cms-part';
import { startFunctionHost, type FunctionHost } from './parts/function-host';
import { prepareTestEnvironment } from './test-environment';
import { openOutbox, type Outbox } from './stored/outbox';
import type { Part } from './parts/part';
import { startPostgres } from './parts/postgres';
import { Random } from './random';
import { startWire, type Wire } from './stand-ins/wire';
import { testFolder } from '../system/system';

/** All real parts on a lead's path: function host, CMS and database, each a process that can be killed. */
export interface LeadSystem {
  /** The seed of all random draws. */
  seed: string;
  /** The address for visitors. */
  siteUrl: string;
  cmsUrl: string;
  captchaSecret: string;
  host: FunctionHost;
  cms: CmsPart;
  outbox: Outbox;
  /** The parts that can be killed. */
  parts: readonly Part[];
  wires: readonly Wire[];
  /** Turns the loss of answers in transit on or off. */
  loseAnswers: (lose: boolean) => void;
  stop: () => Promise<void>;
}

const ports = { database: 15_951, cms: 11_351, toCms: 11_352, site: 18_951, toSite: 18_952 };

/** The share of answers that is lost. */
const lossRate = 1 / 20;

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
    const cms = await startCmsPart(settings, secrets, () => ({ DATABASE_URL }));
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
    return {
      seed,
      siteUrl: toSite.url,
      cmsUrl: settings.cmsUrl,
      captchaSecret: secrets.CAPTCHA_SECRET,
      host,
      cms,
      outbox,
      parts: [host, cms, ...(server === undefined ? [] : [server])],
      wires: [toCms, toSite],
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
