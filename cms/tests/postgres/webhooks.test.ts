import { createEndpoint } from '../../src/leads/webhooks/manage';
import { newLeads } from '../../src/leads/webhooks/new-leads';
import { readEndpoints } from '../../src/leads/webhooks/endpoints';
import { startTestCms, type TestCms } from '../server/harness/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const lead = (id: string) => ({
  ...{ document_id: id, name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
  created_at: new Date(),
});

const events = async (): Promise<string[]> => {
  const rows: { event_id: string }[] = await cms.strapi.db
    .connection('webhook_deliveries')
    .select('event_id')
    .orderBy('event_id');
  return rows.map(({ event_id }) => event_id);
};

test('a lead whose row becomes visible after a younger one is announced, too', async () => {
  const { connection } = cms.strapi.db;
  const body = { name: 'CRM', url: 'https://crm.example.com/', events: ['lead.created' as const] };
  const { documentId } = await createEndpoint(cms.strapi, body);
  // What is announced shall stay where it is.
  await connection('webhook_endpoints').where({ document_id: documentId }).update({ paused: true });
  const announce = newLeads(cms.strapi);

  const slow = await connection.transaction();
  await slow('contacts').insert(lead('slow'));
  await connection('contacts').insert(lead('fast'));
  await announce();
  await announce();
  expect(await events()).toEqual(['created_fast']);

  await slow.commit();
  await announce();
  await announce();
  expect(await events()).toEqual(['created_fast', 'created_slow']);
  const [endpoint] = await readEndpoints(cms.strapi);
  const [last] = await connection('contacts').max({ id: 'id' });
  expect(endpoint?.seen.createcontactus).toBe(last?.id);
});
