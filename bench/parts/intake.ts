import { measureIntake } from '../intake/measure-intake';
import { databases, targetNames } from '../intake/target';
import { targetsOf } from '../intake/targets';
import type { Part } from '../part';
import { reportIntake } from './intake-report';
import { roundsOf } from './rounds';

/** The way of a lead from the function to the durable row, against Strapi's own and against a bare insert. */
export const intakePart: Part = {
  name: 'intake',
  title: 'The way of a lead',
  inputs: [
    'cms/config',
    'cms/src',
    'cms/package-lock.json',
    'functions/entries',
    'functions/src',
    'package-lock.json',
    'scripts/functions.ts',
    'bench/intake',
    'e2e/support/faults/serve-functions.ts',
  ],
  measurements(bench) {
    const targetOf = targetsOf(bench);
    return roundsOf(5, bench.rounds).flatMap((round) =>
      databases.flatMap((database) =>
        targetNames.map((target) => ({
          of: { database, target },
          round,
          take: async () => measureIntake(await targetOf(database, target)),
        })),
      ),
    );
  },
  report: reportIntake,
};
