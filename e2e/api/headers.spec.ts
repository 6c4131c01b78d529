import { endpoints, type Endpoint, type EndpointName } from '../support/api/api';
import { messageOf } from '../support/api/calls';
import { expectHeaders } from '../support/api/headers';
import { send } from '../support/api/send';
import { names, titleOf, useSuite } from '../support/api/suite';
import { test, expect } from '../support/system/own-test';

const suite = useSuite();

const listNames: readonly EndpointName[] = ['allblogs', 'allfaqs'];
const publicList = 'Public list of the API';
const otherAnswer = 'Other answer of the API';

for (const name of names) {
  const { method, access, body }: Endpoint = endpoints[name];
  const kind = listNames.includes(name) ? publicList : otherAnswer;

  test(`${titleOf(name)} sends the documented headers with every answer`, async () => {
    const call = await suite().caller.call(name);
    const { url, token } = call;
    const good = await send(url, messageOf(call));
    expect(good.status).toBeLessThan(300);
    expectHeaders(kind, 'success', good);
    const others = {
      204: await send(url, { method: 'OPTIONS' }),
      405: await send(url, { method: 'PATCH' }),
      ...(body !== undefined && { 400: await send(url, { method, token, json: [] }) }),
      ...(access !== 'anyone' && { 401: await send(url, { ...messageOf(call), token: '' }) }),
      ...(kind === publicList && { 400: await send(`${url}?page=0`) }),
    };
    for (const [status, answer] of Object.entries(others)) {
      expect(String(answer.status)).toBe(status);
      expectHeaders(otherAnswer, status, answer);
    }
    if (method === 'GET') expectHeaders(kind, 'HEAD', await send(url, { method: 'HEAD', token }));
  });
}
