import { render, screen, within } from '@testing-library/react';
import { Blocks } from '../../../src/ui/blocks/Blocks';
import type { Block } from '../../../src/content/blocks';

const show = (block: Block, drawing?: string) =>
  render(
    <Blocks blocks={[block]} drawings={drawing ? { [drawing]: <img alt={drawing} /> } : {}} />,
  );

test('a text block is a region named by its heading, with its paragraphs', () => {
  show({ kind: 'text', title: 'Read first', paragraphs: ['One.', 'Two.'] });
  expect(screen.getByRole('heading', { level: 2, name: 'Read first' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Read first' })).toHaveTextContent('One.');
  expect(screen.getByText('Two.')).toBeInTheDocument();
});

test.each([
  ['The log', 'The log. All of it.'],
  ['Who pays?', 'Who pays? All of it.'],
])('the name of the point “%s” reads as a sentence of its own', (name, sentence) => {
  show({ kind: 'points', title: 'Kept', points: [{ name, text: 'All of it.' }] });
  expect(screen.getByRole('listitem')).toHaveTextContent(sentence);
});

test('the lines of a point do not break at hyphens', () => {
  show({ kind: 'points', title: 'Kept', points: [{ name: 'Hours', text: 'Mon-Fri 9Am-6Pm.' }] });
  expect(screen.getByText('9Am-6Pm.')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Hours. Mon-Fri 9Am-6Pm.');
});

test('steps are a list in order, each with a heading', () => {
  show({
    kind: 'steps',
    title: 'How',
    steps: [
      { name: 'Listen', text: 'First.' },
      { name: 'Write', text: 'Then.' },
    ],
  });
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['Listen', 'Write']);
});

test('a figure has a drawing and says what it counts', () => {
  show(
    {
      kind: 'figures',
      title: 'Tally',
      figures: [{ figure: '50+', name: 'Dots.', drawing: 'dots' }],
    },
    'dots',
  );
  const figure = within(screen.getByRole('listitem'));
  expect(figure.getByText('50+')).toBeInTheDocument();
  expect(figure.getByText('Dots.')).toBeInTheDocument();
  expect(figure.getByRole('img', { name: 'dots' })).toBeInTheDocument();
});

test('a quote is marked up as a quote, and the answer to it is not', () => {
  show({ kind: 'quote', title: 'Heard', quote: 'Why?', text: 'Because.' });
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^“Why\?”$/);
  expect(screen.getByText('Because.')).toBeInTheDocument();
});

test('a link block names each link by its name alone', () => {
  show({
    kind: 'links',
    title: 'On',
    links: [{ name: 'Dc3', text: 'The tool.', to: '/dc3' }],
  });
  expect(screen.getByRole('link', { name: 'Dc3' })).toHaveAttribute('href', '/dc3');
});

test('a block with an id can be linked to', () => {
  const block = { kind: 'text', title: 'Here', id: 'here', paragraphs: ['Text.'] } as const;
  render(<Blocks blocks={[block]} />);
  expect(screen.getByRole('region', { name: 'Here' })).toHaveAttribute('id', 'here');
});

test('a block shows the drawing that the page passes under its name', () => {
  show({ kind: 'text', title: 'Seen', paragraphs: ['Text.'], drawing: 'mark' }, 'mark');
  expect(screen.getByRole('img', { name: 'mark' })).toBeInTheDocument();
});
