import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OwnSystem } from '../support/system/own-system';
import { outputFiles } from '../support/system/output-files';
import { buildPorts } from '../support/system/ports';

test('a build without the CMS fails with a message and keeps the old output', async () => {
  test.setTimeout(120_000);
  // In its own workshop: a build after a failed one starts without caches.
  const system = new OwnSystem('without-cms', buildPorts);
  system.makeWorkshop();
  mkdirSync(system.out, { recursive: true });
  writeFileSync(path.join(system.out, 'index.html'), 'The last deploy');
  const before = outputFiles(system.out);
  await expect(system.build()).rejects.toThrow(/CMS[^]*The site was not built\./);
  expect(outputFiles(system.out)).toEqual(before);
});
