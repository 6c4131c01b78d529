import { endpointUrl, idempotencyHeader, products, type LeadForm } from '../api/api';
import { record } from '../api/send';
import type { Random } from './random';

/** A filled form and its answers. Times are milliseconds since 1970. */
export interface Submission {
  form: LeadForm;
  fields: Readonly<Record<string, string>>;
  key: string;
  firstSent: number;
  /** When the last sending ended, with or without an answer. */
  lastEnded: number;
  /** The ids in successful answers, one per answer. */
  ids: string[];
}

const specialTexts = ['', 'é', '–', '漢', '"', "'", '\n', '%', ' ; drop table contacts; -- '];

/** Fills a form with long or short texts and all kinds of characters. */
export function fill(form: LeadForm, mark: string, random: Random): Submission {
  const words = () =>
    `${mark}${random.pick(specialTexts).trim()} ${'words '.repeat(random.whole(1, 5))}`;
  const line = () => words().replaceAll(/\s+/g, ' ').trim();
  const more = () => 'More of it.\n'.repeat(random.whole(0, 200));
  const fields =
    form === 'createcontactus'
      ? {
          name: line(),
          email: `${mark}@example.com`,
          phone: '555-0100',
          subject: line(),
          message: `${words()}${random.pick(specialTexts)}${more()}.`,
        }
      : {
          name: line(),
          email: `${mark}@example.com`,
          mobile: '555-0101',
          product: random.pick(products),
        };
  const key = `${mark}-0000-0000-0000`;
  return { form, fields, key, firstSent: 0, lastEnded: 0, ids: [] };
}

/** The result of a sending. */
export interface Sending {
  /** `201`, status and code of a refusal, or `none` without an answer. */
  answer: string;
  /** The message of a refusal. */
  message: string;
  milliseconds: number;
}

/** Longer than any answer may take: a function ends within ten seconds. */
const timeoutMs = 20_000;

/**
 * Sends a form once, as its page does.
 * @param captcha the solution, for a form that needs one
 * @param withKey false sends no idempotency key
 */
export async function send(
  siteUrl: string,
  submission: Submission,
  captcha: string | undefined,
  withKey: boolean,
): Promise<Sending> {
  const { form, fields, key } = submission;
  const began = Date.now();
  if (submission.firstSent === 0) submission.firstSent = began;
  const ended = (answer: string, message = ''): Sending => {
    submission.lastEnded = Date.now();
    return { answer, message, milliseconds: submission.lastEnded - began };
  };
  try {
    const response = await fetch(`${siteUrl}${endpointUrl(form)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(withKey ? { [idempotencyHeader]: key } : {}),
      },
      body: JSON.stringify({ ...fields, ...(captcha === undefined ? {} : { captcha }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    const { result, code, message } = record(body);
    if (response.status !== 201) {
      return ended(`${String(response.status)} ${String(code)}`, String(message));
    }
    submission.ids.push(String(record(result)._id));
    return ended('201');
  } catch {
    // No connection, or an incomplete answer: the visitor does not know the result.
    return ended('none');
  }
}
