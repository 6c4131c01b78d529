// Stands in for a build of the site: writes the folder that it is given anew, as the real one does (what is served has further
// names of the files of the last build), then ends as it was asked.
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
