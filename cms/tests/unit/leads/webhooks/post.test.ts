import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { post } from '../../../../src/leads/webhooks/post';
import type { Resolve, WebhookNetwork } from '../../../../src/leads/webhooks/settings';
import { certificate, privateKey } from './certificate';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
const received: string[] = [];

afterEach(() => {
  received.length = 0;
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const portOf = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
};

const recording = (answer: Answer) => (request: IncomingMessage, response: ServerResponse) => {
  received.push(request.url ?? '');
  request.resume().on('end', () => {
    answer(request, response);
  });
};

const receiver = (answer: Answer): Promise<number> => portOf(createServer(recording(answer)));

const local: Resolve = (_host, _options, done) => {
  done(null, [{ address: '127.0.0.1', family: 4 }]);
};

const open: WebhookNetwork = { allowPrivate: true, resolve: local, timeoutMs: 5_000 };
const guarded = { ...open, allowPrivate: false };

const send = (url: string, network: WebhookNetwork, stopped?: AbortSignal) =>
  post({ url, headers: { 'content-type': 'application/json' }, body: '{}' }, network, stopped);

test.each([200, 204])('an answer with %i is a success', async (code) => {
  const port = await receiver((_request, response) => response.writeHead(code).end());
  expect(await send(`http://receiver.test:${String(port)}/a`, open)).toEqual({ ok: true, code });
});

test('an error is a failure, with the wait that the receiver asks for', async () => {
  const port = await receiver((_request, response) =>
    response.writeHead(429, { 'retry-after': '90' }).end('Not now'),
  );
  expect(await send(`http://receiver.test:${String(port)}/`, open)).toEqual({
    ok: false,
    failure: 'answer',
    code: 429,
    retryAfterSeconds: 90,
  });
});

test('a redirect is not followed', async () => {
  const port = await receiver((_request, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  );
  expect(await send(`http://receiver.test:${String(port)}/first`, open)).toEqual({
    ok: false,
    failure: 'redirect',
    code: 307,
  });
  expect(received).toEqual(['/first']);
});

test.each<[string, Answer]>([
  ['says nothing', () => undefined],
  ['begins an answer and stops', (_request, response) => response.writeHead(200).write('O')],
])('a receiver that %s is given up after a while', async (_what, answer) => {
  const port = await receiver(answer);
  const outcome = await send(`http://receiver.test:${String(port)}/`, { ...open, timeoutMs: 300 });
  expect(outcome).toMatchObject({ ok: false, failure: 'timeout' });
});

test('a receiver that dies during its answer has to be asked again', async () => {
  const port = await receiver((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('O', () => {
      response.destroy();
    });
  });
  expect(await send(`http://receiver.test:${String(port)}/`, open)).toEqual({
    ok: false,
    failure: 'cut_off',
    code: 200,
  });
});

test('an endless answer is not read to its end', async () => {
  const port = await receiver((_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write(Buffer.alloc(16_384)));
    };
    response.on('drain', more);
    more();
  });
  expect(await send(`http://receiver.test:${String(port)}/`, open)).toEqual({
    ok: true,
    code: 200,
  });
});

test('a try ends when the CMS stops', async () => {
  const stopping = new AbortController();
  const port = await receiver(() => {
    stopping.abort();
  });
  const outcome = await send(`http://receiver.test:${String(port)}/`, open, stopping.signal);
  expect(outcome).toMatchObject({ ok: false });
});

test('without permission, nothing is sent over HTTP or to a private address', async () => {
  const port = String(await receiver((_request, response) => response.end()));
  expect(await send(`http://receiver.test:${port}/`, guarded)).toEqual({
    ok: false,
    failure: 'scheme',
  });
  for (const host of ['receiver.test', '127.0.0.1', '[::ffff:127.0.0.1]']) {
    expect(await send(`https://${host}:${port}/`, guarded)).toEqual({
      ok: false,
      failure: 'address',
    });
  }
  expect(received).toEqual([]);
});

test('one private address among public ones is enough to refuse a name', async () => {
  const port = String(await receiver((_request, response) => response.end()));
  const resolve: Resolve = (_host, _options, done) => {
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  };
  expect(await send(`https://receiver.test:${port}/`, { ...guarded, resolve })).toMatchObject({
    failure: 'address',
  });
});

test('a name that resolves differently after the check gains nothing: it is resolved once', async () => {
  const port = String(await receiver((_request, response) => response.end()));
  let asked = 0;
  const resolve: Resolve = (_host, _options, done) => {
    asked += 1;
    // Nothing listens at the first one.
    done(null, [{ address: asked === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }]);
  };
  expect(await send(`http://receiver.test:${port}/`, { ...open, resolve })).toEqual({
    ok: false,
    failure: 'connection',
  });
  expect(asked).toBe(1);
  expect(received).toEqual([]);
});

test('a name without an address and a closed port are failures of their own', async () => {
  const unknown: Resolve = (_host, _options, done) => {
    done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  };
  expect(await send('https://nowhere.test/', { ...guarded, resolve: unknown })).toEqual({
    ok: false,
    failure: 'name',
  });
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await send(`http://receiver.test:${String(port)}/`, open)).toEqual({
    ok: false,
    failure: 'connection',
  });
});

test('a receiver whose certificate nobody has signed gets nothing', async () => {
  const server = createTlsServer(
    { key: privateKey, cert: certificate },
    recording((_request, response) => response.end()),
  );
  const port = String(await portOf(server));
  expect(await send(`https://receiver.test:${port}/`, open)).toEqual({
    ok: false,
    failure: 'certificate',
  });
  expect(received).toEqual([]);
});
