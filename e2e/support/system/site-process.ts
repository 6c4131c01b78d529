// A process that serves a site and that tests can kill. Its first argument describes the site as JSON; its parent sends it
// requests as messages.
import { readSecrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';
import { startSite, type RunningSite, type SiteOptions } from '../../../scripts/serve/site-server';
import { isRequest, type SiteReply, type SiteRequest } from './own-site-messages';

interface Task extends SiteOptions {
  settings: Settings;
}

const isTask = (value: unknown): value is Task =>
  typeof value === 'object' && value !== null && 'settings' in value;

function readTask(): Task {
  const task: unknown = JSON.parse(process.argv[2] ?? '{}');
  if (!isTask(task)) throw new Error('There is no site to serve.');
  return task;
}

function reply(message: SiteReply): void {
  process.send?.(message);
}

async function work(site: RunningSite, { id, wanted }: SiteRequest): Promise<void> {
  try {
    await site[wanted]();
    reply({ id });
  } catch (failure) {
    reply({ id, failure: String(failure) });
  }
}

const { settings, ...options } = readTask();
// It exits with its parent, even if the parent is killed.
process.once('disconnect', () => process.exit(1));
const site = await startSite(settings, readSecrets(settings.dataDir), options);
process.on('message', (message: unknown) => {
  if (isRequest(message)) void work(site, message);
});
process.once('SIGTERM', () => {
  void site.close().then(() => process.exit(0));
});
reply({ id: 'ready' });
