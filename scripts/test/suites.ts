import { jest, playwright, type Suite } from './runners';

const unit = jest('unit', 'test:unit', ['site', 'functions', 'cms-unit', 'tools'], '100%');
// More than the cores: some of its tests wait instead of computing.
const cms = jest('cms', 'test:cms', ['cms'], '3');
const postgres = jest('cms-postgres', 'test:full', ['cms-postgres'], '2');
const e2e = playwright('e2e', 'test:e2e', 'everyday');
const e2eFull = playwright('e2e-full', 'test:full', 'full');
const faults = playwright('faults', 'test:faults', 'all', { FAULTS: 'full' });

/** What `npm test` runs. */
export const everyday = { unit, cms, e2e };

/** What `npm run test:full` adds: variations of the same tests. */
export const full = [postgres, e2eFull];

/** What a command for one part of the tests runs. */
export interface Selectable {
  suites: Suite[];
  /** Whether it needs a built CMS. */
  needsCms: boolean;
  /** The selection if the person selects nothing. */
  otherwise?: string[];
}

/** The commands that take a file or a title: `npm run test:unit -- contact`. */
export const selectable: ReadonlyMap<string, Selectable> = new Map([
  ['unit', { suites: [unit], needsCms: false }],
  ['cms', { suites: [cms], needsCms: true }],
  ['e2e', { suites: [e2e], needsCms: true }],
  ['full', { suites: full, needsCms: true }],
  // The tests that grow with FAULTS.
  [
    'faults',
    {
      suites: [faults],
      needsCms: true,
      otherwise: ['e2e/faults/', 'e2e/builds/publishing.spec.ts'],
    },
  ],
]);
