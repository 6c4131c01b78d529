import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { House } from '../support/system/house';
import { outputFiles } from '../support/system/output-files';
import { buildPorts } from '../support/system/ports';

test('without the CMS the build fails with a sentence, and the old output stays', async () => {
  test.setTimeout(120_000);
  // In a workshop of its own: the build after one that failed starts from nothing.
  const house = new House('without-cms', buildPorts);
  house.makeWorkshop();
  mkdirSync(house.out, { recursive: true });
  writeFileSync(path.join(house.out, 'index.html'), 'The last deploy');
  const before = outputFiles(house.out);
  await expect(house.build()).rejects.toThrow(/CMS[^]*The site was not built\./);
  expect(outputFiles(house.out)).toEqual(before);
});
