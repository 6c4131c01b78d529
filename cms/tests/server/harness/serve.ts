import { tmpdir } from 'node:os';
import { createStrapi } from '@strapi/strapi';
import { firstAdmin } from '../../environment/first-admin';
import { Place } from '../../environment/place';
import { WorkerCms } from '../../environment/worker-cms';
import { login } from './call';
import { fillContacts, fillDemoRequests } from './rows';

// `startCmsProcess` forks this: it boots a CMS, stores as many contacts and demo requests as its arguments say (one
// argument counts for both), sends its address, and answers every message with its memory in bytes. For `collect`, it
// collects garbage first.

/** The second collection frees what the first one made unreachable. */
function collectGarbage(): void {
  globalThis.gc?.();
  globalThis.gc?.();
}

async function serve(contacts: number, demoRequests: number): Promise<void> {
  const place = new Place(process.env.CMS_TESTS_FOLDER ?? tmpdir());
  const cms = await new WorkerCms(place, false, () => Promise.resolve(createStrapi)).start();
  await fillContacts(cms, contacts);
  await fillDemoRequests(cms, demoRequests);
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

const [, , contacts, demoRequests = contacts] = process.argv;
void serve(Number(contacts), Number(demoRequests));
