// Stands in for a build of the site. Like the real one, it creates its output folder anew, since the files of the last
// build are also linked from the folder being served. Then it succeeds, fails or hangs, as its arguments say.
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
