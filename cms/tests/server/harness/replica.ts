import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { record } from './call';

// `startReplica` forks this: one of several processes of a CMS on one database. It sends its port once it listens, or
// why it does not.

async function serve(): Promise<number> {
  const appDir = path.resolve(__dirname, '../../..');
  process.chdir(appDir);
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  process.on('disconnect', () => {
    void strapi.destroy().then(() => process.exit(0));
  });
  return Number(record(httpServer.address()).port);
}

serve().then(
  (port) => process.send?.({ port }),
  (failure: unknown) => {
    process.send?.({ failure: String(failure) });
    process.exit(1);
  },
);
