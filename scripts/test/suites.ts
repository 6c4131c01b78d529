import { jest, playwright, type Suite } from './runners';

const unit = jest('unit', 'test:unit', ['site', 'functions', 'cms-unit', 'tools'], '100%');
// Some of its tests wait for moments that have to come by themselves.
const cms = jest('cms', 'test:cms', ['cms'], '3');
const postgres = jest('cms-postgres', 'test:full', ['cms-postgres'], '2');
const e2e = playwright('e2e', 'test:e2e', 'everyday');
const e2eFull = playwright('e2e-full', 'test:full', 'full');
const faults = playwright('faults', 'test:faults', 'all', { FAULTS: 'full' });

/** What `npm test` runs. */
export const everyday = { unit, cms, e2e };

/** What only multiplies that. */
export const full = [postgres, e2eFull];

/** What one command of its own runs, where it runs no more than that. */
export interface Selectable {
  suites: Suite[];
  /** Whether a built CMS is needed. */
  needsCms: boolean;
  /** What is selected where the person selects nothing. */
  otherwise?: string[];
}

/** The commands that take a file or a title: `npm run test:unit -- contact`. */
export const selectable: ReadonlyMap<string, Selectable> = new Map([
  ['unit', { suites: [unit], needsCms: false }],
  ['cms', { suites: [cms], needsCms: true }],
  ['e2e', { suites: [e2e], needsCms: true }],
  ['full', { suites: full, needsCms: true }],
  // Those that grow with FAULTS.
  [
    'faults',
    {
      suites: [faults],
      needsCms: true,
      otherwise: ['e2e/faults/', 'e2e/builds/publishing.spec.ts'],
    },
  ],
]);
