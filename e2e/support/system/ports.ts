/** The ports of a system. */
export interface Ports {
  site: number;
  cms: number;
}

/** The system that all public tests share. The pages built for it contain its address. */
export const sharedPorts: Ports = { site: 18_888, cms: 11_337 };

/** The system of the build tests. */
export const buildPorts: Ports = { site: 18_889, cms: 11_338 };

/** The systems of workers, which run concurrently. */
const firstPorts = {
  api: { site: 18_900, cms: 11_400 },
  panel: { site: 18_910, cms: 11_410 },
  outage: { site: 18_930, cms: 11_430 },
} as const satisfies Record<string, Ports>;

/**
 * The ports of a worker's system.
 * @param index Playwright's `parallelIndex`, which no two concurrent workers share
 */
export function workerPorts(kind: keyof typeof firstPorts, index: number): Ports {
  const { site, cms } = firstPorts[kind];
  return { site: site + index, cms: cms + index };
}
