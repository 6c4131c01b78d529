import { randomUUID } from 'node:crypto';
import { endpointUrl, type LeadForm } from '../../api/api';
import { send } from '../../api/send';
import type { CmsPart } from '../parts/cms-part';
import type { TestEnvironment } from '../test-environment';

/** The size of the rows: a database without room for long ones may have room for short ones. */
const lengths = { long: { line: 200, message: 10_000 }, short: { line: 1, message: 1 } } as const;

type Length = keyof typeof lengths;

/**
 * Sends the CMS a lead of each form, as the function does.
 * @returns the statuses of its answers
 */
export async function storeDirectly(
  { settings, secrets }: TestEnvironment,
  length: Length,
): Promise<number[]> {
  const text = 'x'.repeat(lengths[length].line);
  const message = 'x'.repeat(lengths[length].message);
  const person = { name: text, email: `${text}@example.com` };
  const post = async (form: LeadForm, json: object) => {
    const { status } = await send(`${settings.cmsUrl}${endpointUrl(form)}`, {
      method: 'POST',
      token: secrets.CMS_FUNCTION_TOKEN,
      headers: { 'x-client-address': '' },
      json,
    });
    return status;
  };
  const captcha = { passed: true, nonce: randomUUID() };
  return [
    await post('createcontactus', { ...person, phone: '1', subject: text, message, captcha }),
    await post('createrequestdemo', { ...person, mobile: '1', product: 'Dc3' }),
  ];
}

/** More leads than fit into an almost empty database that cannot grow. */
const maxTries = 1_000;

/**
 * Fills the disk of a CMS that has loaded `full-disk.mjs`, until it stores neither long nor short leads. The next SIGUSR2
 * makes room.
 */
export async function fillDisk(environment: TestEnvironment, cms: CmsPart): Promise<void> {
  cms.signal('SIGUSR2');
  for (const length of ['long', 'short'] as const) {
    let tries = 0;
    while ((await storeDirectly(environment, length)).some((status) => status !== 500)) {
      tries += 1;
      if (tries > maxTries) throw new Error('The disk of the CMS does not get full.');
    }
  }
}
