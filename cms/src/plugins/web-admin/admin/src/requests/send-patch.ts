import { getFetchClient, triggerSessionExpired } from '@strapi/strapi/admin';
import { quoteVersion, sessionPath, versionHeader } from '../../../api';
import { accessToken } from '../strapi/session-events';
import { toFailed, toOutcome, type Outcome } from './outcome';

/**
 * Sends a PATCH to the panel's own API, which Strapi's fetch client cannot; never throws. If the session has ended, opens the
 * login.
 * @param url below the address of the CMS, which serves the panel
 * @param version that the change is based on
 */
export async function sendPatch(
  url: string,
  body: object,
  version: string,
): Promise<Outcome<unknown>> {
  const send = () =>
    fetch(url, {
      method: 'PATCH',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${accessToken() ?? ''}`,
        [versionHeader]: quoteVersion(version),
      },
      body: JSON.stringify(body),
    });
  const tryTwice = async (): Promise<unknown> => {
    const first = await send();
    if (first.status !== 401) return first.json();
    // Strapi's client renews an access token that has expired, and throws if the session has ended.
    await getFetchClient().get(sessionPath);
    return (await send()).json();
  };
  try {
    return toOutcome(await tryTwice());
  } catch (failure) {
    const outcome = toFailed(failure);
    if (outcome.code === 'not_logged_in') triggerSessionExpired();
    return outcome;
  }
}
