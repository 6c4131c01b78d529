/**
 * Prints the articles' drawings to ../images as PNG. Run it after a drawing has changed, look at the
 * result, and commit both:
 *
 *   node cms/src/setup/seed/draw/draw.mjs            all drawings
 *   node cms/src/setup/seed/draw/draw.mjs <slug>…    only these
 *
 * It needs no installation of its own: `sharp` comes with Strapi's upload plugin. Nothing imports this
 * folder; the CMS reads the printed images only.
 */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { grounds, sheet } from './primitives.mjs';

const drawings = path.join(import.meta.dirname, 'drawings');
const images = path.join(import.meta.dirname, '..', 'images');

async function print(slug) {
  const { ground, draw } = await import(path.join(drawings, `${slug}.mjs`));
  const plates = grounds[ground];
  const { width, height } = sheet;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${plates.paper}"/>${draw(plates).join('')}</svg>`;
  const file = path.join(images, `${slug}.png`);
  // Five flat colours and their edges: a palette of 64 is indistinguishable and a fifth of the size.
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toFile(file);
  process.stdout.write(`${slug}.png  ${Math.ceil((await stat(file)).size / 1024)} KB\n`);
}

const all = (await readdir(drawings)).map((file) => path.basename(file, '.mjs'));
const wanted = process.argv.slice(2);
for (const slug of wanted.length > 0 ? wanted : all) await print(slug);
