import { siteNames, type Site } from '../sites/site-names';
import { show } from './figures';

/** One panel of the plot: a group of bars for each label, one bar for each site. */
export interface Chart {
  title: string;
  unit: string;
  groups: { label: string; bars: { site: Site; value: number }[] }[];
}

/**
 * A panel for one quantity.
 * @param labels of its groups
 * @param value of a site in a group; NaN where there is none
 */
export const chart = <Label extends string>(
  title: string,
  unit: string,
  labels: readonly Label[],
  value: (label: Label, site: Site) => number,
): Chart => ({
  title,
  unit,
  groups: labels
    .map((label) => ({
      label,
      bars: siteNames
        .map((site) => ({ site, value: value(label, site) }))
        .filter((bar) => !Number.isNaN(bar.value)),
    }))
    .filter(({ bars }) => bars.length > 0),
});

const width = 880;
const panel = { height: 190, top: 52, bottom: 30, left: 16 };
const legend = 40;

const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .title { font-weight: 600; font-size: 15px; }
  .value { font-size: 11px; text-anchor: middle; }
  .label { text-anchor: middle; }
  .page { fill: #ffffff; }
  .axis { stroke: #8c959f; }
  .ours { fill: #0b57d0; } .stock { fill: #b35900; } .astro { fill: #7a7f87; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .page { fill: #0d1117; }
    .axis { stroke: #6e7681; }
    .ours { fill: #6ea8fe; } .stock { fill: #f0883e; } .astro { fill: #a5adb6; }
  }`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const at = (value: number) => value.toFixed(1);

/** At most two significant digits: 0.35, 4.2, 96. */
const short = (value: number) => show(value, value === 0 || value >= 10 ? 0 : value >= 1 ? 1 : 2);

function drawChart({ title, unit, groups }: Chart, top: number): string {
  const base = top + panel.height - panel.bottom;
  const highest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), 1e-9);
  const step = (width - 2 * panel.left) / groups.length;
  const bar = Math.min(34, (step - 24) / siteNames.length);
  const parts = groups.map(({ label, bars }, index) => {
    const middle = panel.left + step * (index + 0.5);
    const drawn = bars.map(({ site, value }, place) => {
      const height = (value / highest) * (base - top - panel.top);
      const x = middle + (place - bars.length / 2) * bar;
      return `<rect class="${site}" x="${at(x + 2)}" y="${at(base - height)}" width="${at(bar - 4)}" height="${at(height)}"/><text class="value" x="${at(x + bar / 2)}" y="${at(base - height - 5)}">${short(value)}</text>`;
    });
    return `${drawn.join('')}<text class="label" x="${at(middle)}" y="${at(base + 18)}">${escaped(label)}</text>`;
  });
  return `<text class="title" x="${String(panel.left)}" y="${String(top + 20)}">${escaped(title)} (${escaped(unit)})</text>${parts.join('')}<line class="axis" x1="${String(panel.left)}" x2="${String(width - panel.left)}" y1="${String(base)}" y2="${String(base)}"/>`;
}

/** Bars for each chart, one below the other, with colours for light and dark, as one SVG file. */
export function plot(charts: readonly Chart[]): string {
  const drawn = charts.filter(({ groups }) => groups.length > 0);
  const height = legend + drawn.length * panel.height;
  const keys = siteNames.map((site, index) => {
    const x = panel.left + index * 170;
    return `<rect class="${site}" x="${String(x)}" y="14" width="14" height="14"/><text x="${String(x + 20)}" y="26">${site}</text>`;
  });
  const panels = drawn.map((each, index) => drawChart(each, legend + index * panel.height));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-label="Measurements of the bench">
<style>${style}
</style>
<rect class="page" width="100%" height="100%"/>
${[...keys, ...panels].join('\n')}
</svg>
`;
}
