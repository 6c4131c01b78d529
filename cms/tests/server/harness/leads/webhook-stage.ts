import { readEndpoints } from '../../../../src/leads/webhooks/endpoints';
import { newLeads } from '../../../../src/leads/webhooks/new-leads';
import { sendDue } from '../../../../src/leads/webhooks/send';
import { webhookNetwork } from '../../../../src/leads/webhooks/settings';
import { accountOf, openSession } from '../access/accounts';
import { call, record, type Answer } from '../call';
import { firstAdmin, startTestCms, type TestCms } from '../cms';
import { eventually } from '../publishing/publishing';
import { startReceiver, type Receiver } from './receiver';
import { newVisitor, sendContact } from './sent-leads';

interface Asked {
  method?: string;
  body?: object;
}

interface Created {
  id: string;
  /** Its address in the panel's API. */
  address: string;
  secret: string;
}

/** A contact message in the panel's API. */
export const leadAddress = (id: string) => `/web-admin/leads/contacts/${id}`;

export const resultOf = ({ body }: Answer) => record(body.result);
export const listOf = ({ body }: Answer) => [body.result ?? []].flat().map(record);

/** All that a webhook can be told of. */
export const bothEvents = ['lead.created', 'lead.updated'];

/**
 * A CMS and a receiver of its webhooks for the tests of this file, each of which begins with empty tables. The CMS sends in the
 * background; `run` does the same at once.
 */
export function webhookStage() {
  let cms: TestCms;
  let token: string;
  let receiver: Receiver;

  const startCms = async (env: Record<string, string>): Promise<void> => {
    cms = await startTestCms(env);
    await stage.logIn();
  };

  beforeAll(async () => {
    receiver = await startReceiver();
    await startCms({
      WEBHOOKS_ALLOW_PRIVATE: 'true',
      CMS_PUBLIC_URL: 'https://cms.example.com',
      FORM_LIMIT: '100000',
    });
  });

  afterAll(async () => {
    await cms.stop();
    await receiver.stop();
  });

  beforeEach(async () => {
    receiver.becomes('accepts');
    for (const table of ['webhook_endpoints', 'webhook_deliveries', 'contacts', 'demo_requests']) {
      await cms.strapi.db.connection(table).delete();
    }
    receiver.messages.length = 0;
  });

  const stage = {
    get cms() {
      return cms;
    },

    get receiver() {
      return receiver;
    },

    /** How messages are sent: also to this machine, and briefly. */
    get network() {
      return { ...webhookNetwork(), allowPrivate: true, timeoutMs: 400 };
    },

    /** Opens a new session for those who ask, such as after days have passed. */
    logIn: async (): Promise<void> => {
      token = (await openSession(cms, await accountOf(cms, firstAdmin.ADMIN_EMAIL))).accessToken;
    },

    /** Starts the CMS with other settings. */
    restart: async (env: Record<string, string>): Promise<void> => {
      await cms.stop();
      await startCms(env);
    },

    ask: (address: string, asked: Asked = {}): Promise<Answer> =>
      call(cms, address, { token, ...asked }),

    createWebhook: async (changes: object = {}): Promise<Created> => {
      const body = { name: 'CRM', url: receiver.url, events: bothEvents, ...changes };
      const answer = await stage.ask('/web-admin/webhooks', { body });
      expect(answer.status).toBe(201);
      const id = String(record(answer.body.result)._id);
      return { id, address: `/web-admin/webhooks/${id}`, secret: String(answer.body.secret) };
    },

    /** What the CMS does in the background every two seconds. */
    run: async (): Promise<void> => {
      await newLeads(cms.strapi)();
      for (const endpoint of await readEndpoints(cms.strapi)) {
        if (!endpoint.paused) await sendDue(cms.strapi, endpoint, stage.network);
      }
    },

    /** Waits for messages, which the CMS or the test itself sends. */
    messages: async (count: number): Promise<Receiver['messages']> => {
      await stage.run();
      await eventually(`${String(count)} messages`, () => receiver.messages.length >= count);
      return receiver.messages;
    },

    /** Waits until nothing is to be sent any more. */
    settled: async (): Promise<void> => {
      await stage.run();
      const isSettled = async () => (await stage.rows({ state: 'waiting' })).length === 0;
      await eventually('nothing waits', isSettled);
    },

    /** The rows of the log. */
    rows: (where: object = {}): Promise<Record<string, unknown>[]> =>
      cms.strapi.db
        .connection('webhook_deliveries')
        .where(where)
        .orderBy('id')
        .then((found: Record<string, unknown>[]) => found),

    /** The ids of the messages that have arrived. */
    ids: () => receiver.messages.map(({ id }) => id),

    newContact: (body: object = {}) => sendContact(cms, { from: newVisitor(), body }),
    patch: (id: string, body: object) => stage.ask(leadAddress(id), { method: 'PATCH', body }),
    mark: (id: string, spam: boolean) => stage.ask(`${leadAddress(id)}/spam`, { body: { spam } }),
  };
  return stage;
}
