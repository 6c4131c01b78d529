// Stands in for a build of the site: writes into the folder that it is given, then ends as it is told.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [, , folder = '', how, text = ''] = process.argv;

mkdirSync(path.join(folder, 'blog'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), text);
if (how === 'fails') {
  console.log('success load\nerror The picture a.png is missing.\nnot finished build');
  process.exit(1);
}
if (how === 'hangs') setTimeout(() => undefined, 3_600_000);
else writeFileSync(path.join(folder, 'blog/news.html'), text);
