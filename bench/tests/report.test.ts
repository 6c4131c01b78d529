import { median, medianOfKinds, quantile, showAs } from '../report/figures';
import { chart, plot } from '../report/plot';
import { putIntoReadme } from '../report/readme';
import { rowsTable, twinRow } from '../report/rows';

it('computes the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(median([])).toBeNaN();
  expect(quantile([4, 1, 3, 2, 5], 1)).toBe(5);
});

it('takes the median over kinds of page of the median over rounds', () => {
  const of = (page: string, ...values: number[]) =>
    values.map((lcp, index) => ({
      of: { page, site: 'ours' },
      round: index + 1,
      figures: { lcp },
    }));
  const measured = [...of('/about', 1, 9, 2), ...of('/', 5, 5, 5), ...of('/faq', 90, 3, 80)];
  expect(medianOfKinds(measured, 'ours', 'lcp')).toBe(5);
  expect(medianOfKinds(measured, 'astro', 'lcp')).toBeNaN();
});

describe('the table of budgets', () => {
  const lines = (figures: Parameters<typeof twinRow>[1], complete = true) => {
    const row = twinRow('Wait', figures, showAs('ms'), { stock: 0.6, astro: 1 });
    return rowsTable([{ rows: [row], complete }])
      .split('\n')
      .slice(2);
  };

  it('compares our figure with those of the twins', () => {
    expect(lines({ ours: 60, stock: 100, astro: 80 })).toEqual([
      '| Wait | 60 ms | 100 ms | 80 ms | ≤ 0.60 × stock, ≤ 1.00 × Astro | reached (0.60 ×, 0.75 ×) |',
    ]);
    expect(lines({ ours: 60, stock: 100, astro: 50 })).toEqual([
      '| Wait | 60 ms | 100 ms | 50 ms | ≤ 0.60 × stock, ≤ 1.00 × Astro | **missed** (0.60 ×, 1.20 ×) |',
    ]);
  });

  it('accepts 0 against 0', () => {
    expect(lines({ ours: 0, stock: 0, astro: 0 })[0]).toMatch(/ reached \|$/);
  });

  it('gives no verdict on missing or incomplete measurements', () => {
    expect(lines({ ours: 60, stock: Number.NaN, astro: 80 })[0]).toMatch(/ not measured yet \|$/);
    expect(lines({ ours: 60, stock: 100, astro: 80 }, false)[0]).toMatch(
      / not all measured yet \|$/,
    );
  });
});

it('draws a bar for each site, relative to the highest, and none for a missing value', () => {
  const values = { ours: 50, stock: 100, astro: Number.NaN };
  const svg = plot([chart('Bytes', 'KB', ['<home>'], (_, site) => values[site])]);
  const heights = [...svg.matchAll(/<rect class="\w+" [^>]*width="30.0" height="([\d.]+)"/g)];
  const [ours, stock, astro] = heights.map(([, height]) => Number(height));
  expect(Number(stock) / Number(ours)).toBeCloseTo(2, 1);
  expect(astro).toBeUndefined();
  expect(svg).toContain('&lt;home>');
});

it('replaces only the text between its markers in the README', () => {
  const readme = 'Before\n<!-- bench: to reach -->\n\nold\n\n<!-- bench: end -->\nAfter\n';
  expect(putIntoReadme(readme, 'new')).toBe(readme.replace('old', 'new'));
  expect(() => putIntoReadme('Before\n', 'new')).toThrow('no place for the table');
});
