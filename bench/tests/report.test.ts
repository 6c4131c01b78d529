import { median, quantile } from '../report/figures';
import { plot } from '../report/plot';
import { atMost, reachTable } from '../report/reach';

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([])).toBeNaN();
  expect(quantile([4, 1, 3, 2, 5], 1)).toBe(5);
});

it('says of each aim whether it is reached, missed or not measured yet', () => {
  const lines = reachTable([
    atMost('Layout shift', '0', 0, 0, 'none'),
    atMost('Blocking time', '0 ms', 12, 0, '12 ms'),
    atMost('First tap', '900 ms', Number.NaN, 900, 'NaN ms'),
    atMost('Scores', '100', 0, 0, '2 of 46 pages', false),
    atMost('Requests', '8', 9, 8, '9 so far', false),
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| Layout shift | 0 | none | reached |',
    '| Blocking time | 0 ms | 12 ms | **missed** |',
    '| First tap | 900 ms | – | not measured |',
    '| Scores | 100 | 2 of 46 pages | not all measured |',
    '| Requests | 8 | 9 so far | **missed** |',
  ]);
});

it('draws a bar for each site, as high as its share of the highest', () => {
  const bars = [
    { site: 'ours', value: 50 },
    { site: 'stock', value: 100 },
  ];
  const svg = plot([{ title: 'Bytes', unit: 'KB', groups: [{ label: '<home>', bars }] }]);
  const heights = [...svg.matchAll(/<rect class="s\d" [^>]*width="30.0" height="([\d.]+)"/g)];
  const [ours, stock] = heights.map(([, height]) => Number(height));
  expect(Number(stock) / Number(ours)).toBeCloseTo(2, 1);
  expect(svg).toContain('&lt;home>');
});
