import { post } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const path = '/api/requestdemo/createrequestdemo';
const key = '5f0c2f4e-4a55-4f0d-9c5b-0d4b1f9a7d10';

test('a demo request is forwarded without a captcha', async () => {
  const { status, body } = await post(path, demoRequest, { 'Idempotency-Key': key });
  expect(status).toBe(201);
  expect(body).toEqual({ result: { _id: 'abc123' } });
  expect(cms().received[0]).toMatchObject({
    method: 'POST',
    url: '/api/requestdemo/createrequestdemo',
    headers: { authorization: `Bearer ${cmsToken}`, 'idempotency-key': key },
  });
  expect(JSON.parse(cms().received[0]?.body ?? '')).toEqual(demoRequest);
});

test.each(['name', 'email', 'mobile'])('%s alone is enough with the product', async (field) => {
  const { status } = await post(path, { product: 'Aksa Studio', [field]: '555-0101' });
  expect(status).toBe(201);
});

test('tabs and line ends of a pasted spreadsheet cell are normalised', async () => {
  const { status } = await post(path, { ...demoRequest, name: 'Ada\tExample\r\n' });
  expect(status).toBe(201);
  expect(JSON.parse(cms().received[0]?.body ?? '')).toEqual({
    ...demoRequest,
    name: 'Ada Example',
  });
});

test.each([' ', '\u200b\u2060\u00ad\u3164\u2800'])(
  'a demo request with only %j is refused',
  async (name) => {
    const { status, body } = await post(path, { product: 'Dc3', name, email: name, mobile: name });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Give a name, an e-mail address or a mobile number.' });
  },
);

test.each([undefined, '', 'dc3', 'Another Tool'])('the product %p is refused', async (product) => {
  const { status, body } = await post(path, { ...demoRequest, product });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    message: 'product must be one of: Aksa Studio, Dc3, Reorg Chart Modelling.',
  });
  expect(cms().received).toHaveLength(0);
});

test('a malformed idempotency key is refused', async () => {
  const { status, body } = await post(path, demoRequest, { 'Idempotency-Key': 'short' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_idempotency_key' });
});
