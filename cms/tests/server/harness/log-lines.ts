import type { TestCms } from './cms';

/** What the CMS has logged, and what was printed without its log. */
export interface LogLines {
  /** The lines as the log writes them. */
  lines: string[];
  /** What was printed with `console`; our log contains none of it. */
  printed: string[];
  stop: () => void;
}

const lineOf = (info: unknown): string =>
  typeof info === 'object' && info !== null
    ? String(Reflect.get(info, Symbol.for('message')))
    : String(info);

/** Records the log at all levels. */
export function watchLog({ strapi }: TestCms): LogLines {
  const lines: string[] = [];
  const printed: string[] = [];
  const keep = (info: unknown) => {
    lines.push(lineOf(info));
  };
  strapi.log.on('data', keep);
  const spies = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    jest.spyOn(cmsRealm.console, method).mockImplementation((...said: unknown[]) => {
      printed.push(said.map(String).join(' '));
    }),
  );
  return {
    lines,
    printed,
    stop() {
      strapi.log.removeListener('data', keep);
      for (const spy of spies) spy.mockRestore();
    },
  };
}
