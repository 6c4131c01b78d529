// Stands in for a build of the site: writes new files into the given folder, as the real build does (the served copy is hard
// links to the files of the last build), then ends as the test wants.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [, , folder = '', how, text = ''] = process.argv;

rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'blog'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), text);
if (how === 'fails') {
  console.log('success load\nerror The picture a.png is missing.\nnot finished build');
  process.exit(1);
}
if (how === 'hangs') setTimeout(() => undefined, 3_600_000);
else writeFileSync(path.join(folder, 'blog/news.html'), text);
