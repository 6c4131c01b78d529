import { tmpdir } from 'node:os';
import { createStrapi } from '@strapi/strapi';
import { firstAdmin } from '../../environment/first-admin';
import { Place } from '../../environment/place';
import { WorkerCms } from '../../environment/worker-cms';
import { login } from './call';
import { workOnLeads } from './inbox-rows';
import { fillContacts, fillDemoRequests } from './rows';

// `startCmsProcess` forks this: it boots a CMS, stores as many contacts and demo requests as its arguments say, which are
// worked on if the third one says so, sends its address, and answers every message with its memory in bytes. For `collect`,
// it collects garbage first. With DATABASE_URL it uses that database.

/** The second collection frees what the first one made unreachable. */
function collectGarbage(): void {
  globalThis.gc?.();
  globalThis.gc?.();
}

async function serve(contacts: number, demoRequests: number, worked: boolean): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const place = new Place(process.env.CMS_TESTS_FOLDER ?? tmpdir());
  const cms = await new WorkerCms(place, false, () => Promise.resolve(createStrapi)).start({
    DATABASE_URL,
  });
  await fillContacts(cms, contacts);
  await fillDemoRequests(cms, demoRequests);
  if (worked) await workOnLeads(cms);
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  process.on('message', (message) => {
    if (message === 'collect') collectGarbage();
    process.send?.({ rss: process.memoryUsage.rss() });
  });
  process.on('disconnect', () => {
    void cms.stop().then(() => process.exit(0));
  });
  process.send?.({ url: cms.url, token });
}

const [, , contacts, demoRequests, worked] = process.argv;
void serve(Number(contacts), Number(demoRequests), worked === 'worked');
