import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { newSecret, signedHeaders } from '../../../../src/leads/webhooks/secrets';

const docs = path.resolve(__dirname, '../../../../../docs/webhooks.md');
const load = createRequire(__filename);

type Handler = (request: Request) => Promise<Response>;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

let sent: { url: string; body: unknown }[];
let status: number;

/** Stands in for `fetch`: the chat or the CRM. */
function send(url: string, { body }: { body: string }): Promise<Response> {
  sent.push({ url, body: JSON.parse(body) });
  return Promise.resolve(new Response(null, { status }));
}

/** The handlers of the document's examples, in their order. */
function examples(): Handler[] {
  const text = readFileSync(docs, 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => {
    const { outputText, diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics).toEqual([]);
    const exported: { default?: unknown } = {};
    const given = ['require', 'exports', 'process', 'fetch', 'Response'];
    compileFunction(outputText, given)(load, exported, process, send, Response);
    if (!isHandler(exported.default)) throw new Error('The example exports no handler.');
    return exported.default;
  });
}

const secret = newSecret();

function message(type: string, key = secret): Request {
  const fields = { name: 'Ada <!channel>', email: 'ada@example.com', message: 'How?' };
  const data = { form: 'contacts', fields, spam: false, state: 'open', url: 'https://cms.test/1' };
  const body = JSON.stringify({ type, data });
  const headers = signedHeaders([key], 'created_1', body);
  return new Request('https://receiver.test/', { method: 'POST', headers, body });
}

beforeEach(() => {
  sent = [];
  status = 200;
  process.env.WEBHOOK_SECRET = secret;
  process.env.CHAT_URL = 'https://chat.test/';
});

const [chat, crm] = examples();
const call = async (handler: Handler | undefined, request: Request) =>
  (await handler?.(request))?.status;

test('the documented receivers post a lead to the chat and write it into the CRM', async () => {
  expect(await call(chat, message('lead.created'))).toBe(204);
  expect(await call(crm, message('lead.created'))).toBe(204);
  expect(sent).toEqual([
    {
      url: 'https://chat.test/',
      body: { text: 'New in contacts: *Ada &lt;!channel&gt;*\nHow?\n<https://cms.test/1>' },
    },
    {
      url: 'https://api.hubapi.com/crm/v3/objects/contacts/batch/upsert',
      body: { inputs: [expect.objectContaining({ idProperty: 'email', id: 'ada@example.com' })] },
    },
  ]);
});

test.each([
  ['chat', chat],
  ['CRM', crm],
])(
  'the receiver for the %s refuses a wrong signature and passes failures on',
  async (_name, handler) => {
    expect(await call(handler, message('lead.created', newSecret()))).toBe(401);
    expect(sent).toEqual([]);
    status = 500;
    expect(await call(handler, message('lead.created'))).toBe(502);
  },
);

test('a test stores nothing in the CRM', async () => {
  expect(await call(crm, message('webhook.test'))).toBe(204);
  expect(sent).toEqual([]);
});
