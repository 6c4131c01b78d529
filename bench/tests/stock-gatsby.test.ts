import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stockGatsby } from '../twins/stock-gatsby';

const folder = mkdtempSync(path.join(tmpdir(), 'stock-gatsby-'));
const built = path.join(folder, 'public');
const stock = path.join(folder, 'stock');
const about = 'about.html/index.html';

const page = (rules: string) =>
  `<head><style data-href="/styles.01.css" data-identity="gatsby-global-css">${rules}</style></head>`;

function write(html: string) {
  mkdirSync(path.join(built, 'about.html'), { recursive: true });
  writeFileSync(path.join(built, about), html);
  writeFileSync(path.join(built, 'styles.01.css'), ".price:before{content:'$&'}");
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('puts the whole style sheet into each page, and does not change the build', () => {
  write(page(''));
  expect(stockGatsby(built, stock)).toBe(stock);
  expect(readFileSync(path.join(stock, about), 'utf8')).toBe(page(".price:before{content:'$&'}"));
  expect(readFileSync(path.join(built, about), 'utf8')).toBe(page(''));
});

it('rejects a site without a place for the style sheet', () => {
  write(page('.all{color:red}'));
  expect(() => stockGatsby(built, stock)).toThrow(
    `No page in ${built} has a place for the style sheet.`,
  );
});
