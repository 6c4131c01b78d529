/** Where a system is found. */
export interface Ports {
  site: number;
  cms: number;
}

/** The system that all public tests share. Its address stands in the pages that were built for it. */
export const sharedPorts: Ports = { site: 18_888, cms: 11_337 };

/** The system whose site the tests of builds build. */
export const buildPorts: Ports = { site: 18_889, cms: 11_338 };

/** The systems of the workers, which run at the same time. */
const firstPorts = {
  api: { site: 18_900, cms: 11_400 },
  panel: { site: 18_910, cms: 11_410 },
  outage: { site: 18_930, cms: 11_430 },
} as const satisfies Record<string, Ports>;

/**
 * The ports of a worker's own system.
 * @param index Playwright's `parallelIndex`: no two workers that run at the same time have the same one
 */
export function workerPorts(kind: keyof typeof firstPorts, index: number): Ports {
  const { site, cms } = firstPorts[kind];
  return { site: site + index, cms: cms + index };
}
