import { setTimeout as wait } from 'node:timers/promises';
import { cheapCaptcha } from './cheap-captcha';
import type { Gate } from './gate';
import { Random } from './random';
import { fill, send, type Sending, type Submission } from './submission';

/** The visitors of a run and their behaviour. */
export interface Crowd {
  siteUrl: string;
  captchaSecret: string;
  seed: string;
  /** The prefix of every mark of this crowd, which identifies its rows. */
  name: string;
  count: number;
  /** False: pages send no idempotency key, and a new captcha with each attempt. */
  withKeys: boolean;
  /** Lets the visitors in. */
  gate: Gate;
}

export interface Visits {
  submissions: Submission[];
  sendings: Sending[];
}

const concurrency = 20;
/** The share of visitors who send their form more than once. */
const retryRate = 0.3;

async function visit(crowd: Crowd, index: number, visits: Visits): Promise<void> {
  const { siteUrl, captchaSecret, seed, name, withKeys } = crowd;
  const random = new Random(seed, `${name} ${String(index)}`);
  const form = index % 2 === 0 ? 'createcontactus' : 'createrequestdemo';
  const submission = fill(form, `${name}-${String(index).padStart(5, '0')}`, random);
  visits.submissions.push(submission);

  const solve = () => (form === 'createcontactus' ? cheapCaptcha(captchaSecret) : undefined);
  const solution = await solve();
  const sendOnce = async () => {
    const captcha = withKeys ? solution : await solve();
    visits.sendings.push(await send(siteUrl, submission, captcha, withKeys));
  };

  const attempts = [sendOnce()];
  for (let more = random.happens(retryRate) ? random.whole(1, 3) : 0; more > 0; more -= 1) {
    // Some visitors wait for the answer before they try again, some do not.
    if (random.happens(0.7)) await Promise.all(attempts);
    await wait(random.whole(0, 1_000));
    attempts.push(sendOnce());
  }
  await Promise.all(attempts);
}

/** Sends the forms of all visitors of a crowd, twenty at a time. */
export async function sendForms(crowd: Crowd): Promise<Visits> {
  const visits: Visits = { submissions: [], sendings: [] };
  let next = 0;
  const queue = async () => {
    while (next < crowd.count) {
      const index = next;
      next += 1;
      await crowd.gate.pass();
      await visit(crowd, index, visits);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, queue));
  return visits;
}
