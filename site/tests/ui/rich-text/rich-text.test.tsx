import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseHtml } from '../../../cms-source/parse-html';
import { media } from '../../features/blog/pictures';
import { RichText } from '../../../src/ui/rich-text/RichText';

test('the headings of an article keep their levels', () => {
  render(<RichText nodes={parseHtml('<h2>Cut-over</h2>')} look="article" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Cut-over' })).toBeInTheDocument();
});

test('the headings in an answer are below the level of its question', () => {
  render(<RichText nodes={parseHtml('<h2>Cut-over</h2>')} look="answer" />);
  expect(screen.getByRole('heading', { level: 4, name: 'Cut-over' })).toBeInTheDocument();
});

const head = '<thead><tr><th scope="col">File</th><th scope="col">Owner</th></tr></thead>';
const tableWith = (rows: string) => parseHtml(`<table>${head}<tbody>${rows}</tbody></table>`);

test('a table with a cell for each column names the column in each cell and keeps its table roles', () => {
  const rows =
    '<tr><th scope="row">Joiners</th><td>HR</td></tr><tr><td>Leavers</td><td>IT</td></tr>';
  render(<RichText nodes={tableWith(rows)} look="article" />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('cell', { name: 'HR' })).toHaveAttribute('data-column', 'Owner');
  expect(table.getByRole('cell', { name: 'Leavers' })).toHaveAttribute('data-column', 'File');
  for (const name of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
    for (const part of screen.getAllByRole(name)) expect(part).toHaveAttribute('role', name);
  }
});

test.each([
  ['cells span others', '<tr><td colspan="2">Nobody</td></tr>'],
  ['a row has fewer cells', '<tr><td>Joiners</td></tr>'],
  [
    'words are too long for columns',
    `<tr><td>${'file'.repeat(10)}</td><td>${'name'.repeat(5)}</td></tr>`,
  ],
])('a table in which %s scrolls in a named region that the keyboard reaches', (_why, rows) => {
  render(<RichText nodes={tableWith(rows)} look="article" />);
  const region = screen.getByRole('region', { name: 'Table: File Owner' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2);
});

test('code keeps its lines, scrolls within a named group that the keyboard reaches, and runs from left to right', () => {
  render(<RichText nodes={parseHtml('<pre><code>if (a)\n  b</code></pre>')} look="article" />);
  const code = screen.getByRole('group', { name: 'Code' });
  expect(code.textContent).toBe('if (a)\n  b');
  expect(code).toHaveAttribute('tabindex', '0');
  expect(code).toHaveAttribute('dir', 'ltr');
});

test('markup typed as text stays text', () => {
  render(
    <RichText nodes={parseHtml('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')} look="article" />,
  );
  expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
});

const image = media('chart', null).localFile?.childImageSharp?.gatsbyImageData;
const withPicture = parseHtml(
  '<figure><img src="/uploads/chart.png" alt="A chart"><figcaption>Who reports to whom.</figcaption></figure>',
  (src) => src,
);

test('a picture in a text is the local file, with its text and its caption', () => {
  if (!image) throw new Error('no image');
  const pictures = new Map([['/uploads/chart.png', { image }]]);
  render(<RichText nodes={withPicture} look="article" pictures={pictures} />);
  const figure = within(screen.getByRole('figure'));
  const picture = figure.getByRole('img', { name: 'A chart' });
  expect(picture).toHaveAttribute('src', '/static/chart.png');
  expect(picture).toHaveAttribute('width', '960');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveClass('natural');
  expect(figure.getByText('Who reports to whom.')).toBeInTheDocument();
});

test('a picture without a local file is not shown', () => {
  render(<RichText nodes={withPicture} look="article" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('each block of a text takes the direction of its letters, unless its author gave it one', () => {
  const html =
    '<h2>One</h2><p>Two</p><ul><li><p>Three</p></li></ul><p dir="RTL">Four</p>' +
    '<blockquote dir="sideways"><p dir="ltr">Five</p></blockquote><table><tbody><tr><td>Six</td></tr></tbody></table>';
  const blocks = renderToStaticMarkup(<RichText nodes={parseHtml(html)} look="article" />).matchAll(
    /<(\w+)[^>]* dir="(\w+)"/g,
  );
  const directions = Array.from(blocks, ([, name, dir]) => [name, dir]);
  expect(directions).toEqual([
    ['h2', 'auto'],
    ['p', 'auto'],
    ['ul', 'auto'],
    ['p', 'rtl'],
    ['blockquote', 'auto'],
    ['p', 'ltr'],
    ['div', 'auto'],
  ]);
});

test('a picture in a text is animated and can be paused; in a link it is still', () => {
  if (!image) throw new Error('no image');
  const html =
    '<p><img src="/uploads/a.gif" alt="Moves"></p><p><a href="/faq"><img src="/uploads/a.gif" alt="Leads on"></a></p>';
  const pictures = new Map([['/uploads/a.gif', { image, moving: '/static/a.gif' }]]);
  render(<RichText nodes={parseHtml(html, (src) => src)} look="article" pictures={pictures} />);
  const [moves, stopped] = screen.getAllByRole('img', { name: 'Moves' });
  expect(moves).toHaveAttribute('src', '/static/a.gif');
  expect(stopped).toHaveAttribute('src', '/static/chart.png');
  expect(screen.getByRole('checkbox', { name: 'Pause the picture' })).not.toBeChecked();
  expect(screen.getByRole('img', { name: 'Leads on' })).toHaveAttribute('src', '/static/chart.png');
});
