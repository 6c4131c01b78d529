import type { Chart } from '../part';
import { show } from './figures';

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
  .s0 { fill: #0b57d0; } .s1 { fill: #b35900; } .s2 { fill: #7a7f87; } .s3 { fill: #8250df; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .page { fill: #0d1117; }
    .axis { stroke: #6e7681; }
    .s0 { fill: #6ea8fe; } .s1 { fill: #f0883e; } .s2 { fill: #a5adb6; } .s3 { fill: #d2a8ff; }
  }`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const at = (value: number) => value.toFixed(1);

/** Up to two digits that matter: 0.35, 4.2, 96. */
const short = (value: number) => show(value, value === 0 || value >= 10 ? 0 : value >= 1 ? 1 : 2);

function drawChart({ title, unit, groups }: Chart, sites: readonly string[], top: number): string {
  const base = top + panel.height - panel.bottom;
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), 1e-9);
  const step = (width - 2 * panel.left) / groups.length;
  const bar = Math.min(34, (step - 24) / sites.length);
  const parts = groups.map(({ label, bars }, index) => {
    const middle = panel.left + step * (index + 0.5);
    const drawn = bars.map(({ site, value }, place) => {
      const height = (value / most) * (base - top - panel.top);
      const x = middle + (place - bars.length / 2) * bar;
      const kind = `s${String(sites.indexOf(site))}`;
      return `<rect class="${kind}" x="${at(x + 2)}" y="${at(base - height)}" width="${at(bar - 4)}" height="${at(height)}"/><text class="value" x="${at(x + bar / 2)}" y="${at(base - height - 5)}">${short(value)}</text>`;
    });
    return `${drawn.join('')}<text class="label" x="${at(middle)}" y="${at(base + 18)}">${escaped(label)}</text>`;
  });
  return `<text class="title" x="${String(panel.left)}" y="${String(top + 20)}">${escaped(title)} (${escaped(unit)})</text>${parts.join('')}<line class="axis" x1="${String(panel.left)}" x2="${String(width - panel.left)}" y1="${String(base)}" y2="${String(base)}"/>`;
}

/** Bars for each chart, one below the other, in colours for light and dark, as one SVG file. */
export function plot(charts: readonly Chart[]): string {
  const drawn = charts.filter(({ groups }) => groups.length > 0);
  const sites = [
    ...new Set(
      drawn.flatMap(({ groups }) => groups.flatMap(({ bars }) => bars.map((b) => b.site))),
    ),
  ];
  const height = legend + drawn.length * panel.height;
  const keys = sites.map((site, index) => {
    const x = panel.left + index * 170;
    return `<rect class="s${String(index)}" x="${String(x)}" y="14" width="14" height="14"/><text x="${String(x + 20)}" y="26">${escaped(site)}</text>`;
  });
  const panels = drawn.map((chart, index) =>
    drawChart(chart, sites, legend + index * panel.height),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-label="Measurements of the bench">
<style>${style}
</style>
<rect class="page" width="100%" height="100%"/>
${[...keys, ...panels].join('\n')}
</svg>
`;
}
