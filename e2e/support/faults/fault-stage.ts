import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LeadForm } from '../api/api';
import { cheapCaptcha } from './cheap-captcha';
import { admin, startCmsPart, type CmsPart } from './parts/cms-part';
import { startFaultyCms, type FaultyCms } from './stand-ins/faulty-cms';
import { startFunctionHost, type FunctionHost } from './parts/function-host';
import { prepareTestEnvironment, type TestEnvironment } from './test-environment';
import { openOutbox, type Outbox } from './stored/outbox';
import { Random } from './random';
import { logIn, type Reader } from './stored/stored-leads';
import { fill, send, type Sending, type Submission } from './submission';
import { testFolder } from '../system/system';

/** Function hosts in front of a CMS that can be made faulty. */
export interface FaultStage extends TestEnvironment {
  cms: CmsPart;
  faulty: FaultyCms;
  outbox: Outbox;
  /** This host has an outbox. */
  production: FunctionHost;
  /** This host has no outbox. */
  preview: FunctionHost;
  reader: Reader;
  /** Sets the CMS address that the production host uses from its next start. */
  pointAt: (cmsUrl: string) => void;
  stop: () => Promise<void>;
}

const ports = { cms: 11_353, faulty: 11_354, production: 18_953, preview: 18_954 };

const fullDisk = pathToFileURL(path.resolve('e2e/support/faults/stand-ins/full-disk.mjs')).href;

/** Starts all parts, on SQLite. */
export async function startFaultStage(): Promise<FaultStage> {
  const environment = prepareTestEnvironment(testFolder('cms-faults/data'), {
    site: ports.production,
    cms: ports.cms,
  });
  const { settings, secrets } = environment;
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const options = `${process.env.NODE_OPTIONS ?? ''} --import ${fullDisk}`.trim();
    const cms = await startCmsPart(settings, secrets, () => ({ NODE_OPTIONS: options }));
    ends.push(() => cms.stop());
    const faulty = await startFaultyCms(ports.faulty, settings.cmsUrl);
    ends.push(() => faulty.close());
    const outbox = await openOutbox(settings.dataDir);
    ends.push(() => outbox.close());
    let cmsUrl = faulty.url;
    const production = await startFunctionHost(settings, secrets, {
      env: () => ({ CMS_URL: cmsUrl }),
    });
    ends.push(() => production.stop());
    const aside = { ...settings, sitePort: ports.preview };
    const preview = await startFunctionHost(aside, secrets, {
      context: 'dev',
      env: () => ({ CMS_URL: faulty.url }),
      log: 'functions-preview.log',
    });
    ends.push(() => preview.stop());
    return {
      ...environment,
      cms,
      faulty,
      outbox,
      production,
      preview,
      reader: await logIn(settings.cmsUrl, admin),
      pointAt(url) {
        cmsUrl = url;
      },
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** A visitor's form with its captcha and the result of sending it. */
export interface Sent {
  submission: Submission;
  captcha: string | undefined;
  sending: Sending;
}

let visitors = 0;

/** Fills both forms and sends them concurrently. */
export function sendBoth({ secrets }: FaultStage, { url }: FunctionHost): Promise<Sent[]> {
  const forms: LeadForm[] = ['createcontactus', 'createrequestdemo'];
  return Promise.all(
    forms.map(async (form) => {
      visitors += 1;
      const mark = `visitor-${String(visitors).padStart(6, '0')}`;
      const submission = fill(form, mark, new Random('cms-faults', mark));
      const captcha =
        form === 'createcontactus' ? await cheapCaptcha(secrets.CAPTCHA_SECRET) : undefined;
      return { submission, captcha, sending: await send(url, submission, captcha, true) };
    }),
  );
}

/** Sends the same forms again, as a visitor does after a failure. */
export const sendAgain = ({ url }: FunctionHost, sent: readonly Sent[]): Promise<Sending[]> =>
  Promise.all(sent.map(({ submission, captcha }) => send(url, submission, captcha, true)));
