import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(__dirname, '../../src/pages');

// Gatsby also builds a page without a Head, which then has no title, description or canonical address.
test.each(readdirSync(pages))('%s exports its Head', (file) => {
  expect(jest.requireActual(join(pages, file))).toHaveProperty('Head', expect.any(Function));
});
