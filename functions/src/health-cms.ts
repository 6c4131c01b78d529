import { number, object, string } from 'yup';
import { cmsHealthPath, formStates, healthWords, type CmsHealth } from './api';
import type { CmsCaller } from './call';
import { sendToCms } from './cms-request';
import { NoAnswer, type JsonAnswer } from './fetch-json';

const cmsMs = 2_000;

const word = object({ status: string().oneOf(healthWords).required() }).required();

const details = word.shape({
  database: string()
    .oneOf(['ok', 'failing'] as const)
    .required(),
  deadLetters: number().required(),
  notificationsWaiting: number().required(),
  publishing: string()
    .oneOf(['live', 'waiting', 'building', 'failed'] as const)
    .required(),
  // A CMS of an earlier release does not say it.
  forms: object({
    createcontactus: string().oneOf(formStates).required(),
    createrequestdemo: string().oneOf(formStates).required(),
  }).default(undefined),
});

/** What the CMS says of itself. `refused`: it answers, and does not know the function's token. */
export type CmsFinding = CmsHealth | 'silent' | 'refused';

/** To a stranger the CMS says no more than a word. */
const isForStrangers = ({ status, body }: JsonAnswer): boolean =>
  status === 401 || status === 403 || (status === 200 && word.isValidSync(body, { strict: true }));

/** Asks the CMS how it is, for two seconds at most. */
export async function askCms(caller: CmsCaller): Promise<CmsFinding> {
  try {
    const answer = await sendToCms(caller, {
      method: 'GET',
      path: cmsHealthPath,
      headers: { Authorization: `Bearer ${caller.settings.cms.token}` },
      timeoutMs: cmsMs,
    });
    const { body } = answer;
    if (details.isValidSync(body, { strict: true })) {
      return details.cast(body, { stripUnknown: true });
    }
    return isForStrangers(answer) ? 'refused' : 'silent';
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    return 'silent';
  }
}
