import { placeBlocks } from '../../../src/ui/blocks/place-blocks';

const grounds = (...args: Parameters<typeof placeBlocks>) =>
  placeBlocks(...args).map(({ ground }) => ground);

test('each kind has its default ground', () => {
  expect(
    grounds([{ kind: 'text' }, { kind: 'points' }, { kind: 'figures' }, { kind: 'quote' }]),
  ).toEqual(['paper', 'calico', 'night', 'blush']);
});

test('a block falls back to paper if the one before it has the same tint', () => {
  expect(grounds([{ kind: 'points' }, { kind: 'points' }, { kind: 'points' }])).toEqual([
    'calico',
    'paper',
    'calico',
  ]);
});

test('a block falls back to paper if the next one asks for its tint', () => {
  expect(grounds([{ kind: 'quote' }, { kind: 'text', ground: 'blush' }])).toEqual([
    'paper',
    'blush',
  ]);
});

test('the ground that a block asks for is kept', () => {
  expect(grounds([{ kind: 'text', ground: 'night' }])).toEqual(['night']);
});

test('the grounds before and after the blocks count as neighbours', () => {
  const blocks = [{ kind: 'quote' }, { kind: 'points' }] as const;
  expect(grounds(blocks, { before: 'blush', after: 'calico' })).toEqual(['paper', 'paper']);
});

test('paper after paper continues without a gap', () => {
  const places = placeBlocks([{ kind: 'text' }, { kind: 'steps' }, { kind: 'points' }], {
    before: 'blush',
  });
  expect(places.map(({ flush }) => flush)).toEqual([false, true, false]);
});
