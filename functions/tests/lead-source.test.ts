import { post } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { contact, demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const sent = (): unknown => JSON.parse(cms().received[0]?.body ?? '');

describe.each([
  ['/api/contactus/createcontactus', contact],
  ['/api/requestdemo/createrequestdemo', demoRequest],
] as const)('%s', (path, form) => {
  test('forwards the source of a lead', async () => {
    const source = { page: '/contact/', landing: '/', referrer: 'example.com', utm_source: 'a' };
    expect((await post(path, { ...form, source })).status).toBe(201);
    expect(sent()).toMatchObject({ ...form, source });
  });

  test('cuts a long value and drops a wrong one', async () => {
    const source = { page: 'nowhere', utm_term: 'x'.repeat(30_000), other: { deep: [1] } };
    expect((await post(path, { ...form, source })).status).toBe(201);
    expect(sent()).toHaveProperty('source', { utm_term: 'x'.repeat(100) });
  });

  test.each([null, 'text', 7, true, [], {}, { page: 7 }])(
    'accepts a lead with the source %j, and forwards none',
    async (source) => {
      expect((await post(path, { ...form, source })).status).toBe(201);
      expect(sent()).not.toHaveProperty('source');
    },
  );
});
