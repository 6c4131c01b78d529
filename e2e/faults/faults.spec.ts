import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { admin } from '../support/faults/parts/cms-part';
import { compare } from '../support/faults/stored/compare';
import { countRefusals, printFigures, slowest } from '../support/faults/figures';
import { Gate } from '../support/faults/gate';
import { killAtRandom } from '../support/faults/parts/kills';
import { databases, startLeadSystem, type LeadSystem } from '../support/faults/lead-system';
import { drainUntilEmpty, keepDraining } from '../support/faults/stored/outbox';
import { Random, readSeed } from '../support/faults/random';
import { full, sized } from '../support/faults/size';
import {
  countDeadLetters,
  logIn,
  countWithoutArrival,
  readLeads,
  type StoredLead,
} from '../support/faults/stored/stored-leads';
import { fill, type Submission } from '../support/faults/submission';
import { sendForms } from '../support/faults/visitors';

/** The settings of a run of the harness. */
interface Run {
  /** The prefix of its submissions' marks. */
  name: string;
  count: number;
  kills: number;
  withKeys: boolean;
}

/** The server finishes calls whose client has given up. */
const graceMs = 10_000;

/** Sends forms while parts are killed, restores all parts, and compares what was sent with what is stored. */
async function runUnderFaults(system: LeadSystem, title: string, run: Run) {
  const { name, count, kills, withKeys } = run;
  const { seed } = system;
  const reader = await logIn(system.cmsUrl, admin);
  const before = new Set((await readLeads(reader)).map(({ id }) => id));
  const gate = new Gate();
  const stopDraining = keepDraining(system.host);
  system.loseAnswers(true);
  const { siteUrl, captchaSecret } = system;
  const [visits, killed] = await Promise.all([
    sendForms({ siteUrl, captchaSecret, seed, name, count, withKeys, gate }),
    killAtRandom(system.parts, {
      kills,
      visitors: count,
      gate,
      random: new Random(seed, `${name} kills`),
    }),
  ]);
  system.loseAnswers(false);
  await stopDraining();
  const ended = system.parts.filter((part) => part.hasEndedByItself());
  for (const part of ended) await part.start();
  await drainUntilEmpty(system.host, system.outbox);

  const leads = (await readLeads(reader)).filter(({ id }) => !before.has(id));
  const balance = compare(visits.submissions, leads, graceMs);
  expect(await countWithoutArrival(reader, leads)).toBe(0);
  const deadLetters = await countDeadLetters(reader);
  const lostAnswers = system.wires.reduce((sum, wire) => sum + wire.lost(), 0);
  printFigures({ title, sendings: visits.sendings, killed, lostAnswers, balance, deadLetters });
  const endedByThemselves = ended.map((part) => part.name);
  return { ...visits, balance, deadLetters, killed, endedByThemselves };
}

test(
  'the comparison detects lost, doubled, invented, changed and wrongly dated leads',
  { tag: '@full' },
  () => {
    const sent = (mark: string) => ({
      ...fill('createrequestdemo', mark, new Random('comparison', mark)),
      firstSent: 1_000,
      lastEnded: 2_000,
      ids: [`id-${mark}`],
    });
    const row = (from: Submission, id: string, createdAt = 1_500): StoredLead => ({
      form: from.form,
      id,
      fields: from.fields,
      createdAt,
    });
    const [good, lost, doubled] = [sent('good'), sent('lost'), sent('doubled')];
    const [changed, stranger] = [sent('changed'), sent('stranger')];
    const [early, late] = [sent('early'), sent('late')];
    const leads = [
      row(good, 'id-good'),
      row(doubled, '1'),
      row(doubled, '2'),
      { ...row(changed, '3'), fields: { ...changed.fields, name: 'Another' } },
      row(early, '4', 999),
      row(late, '5', 2_011),
      row(stranger, '6'),
    ];
    expect(compare([good, lost, doubled, changed, early, late], leads, 10)).toEqual({
      lost: 2,
      doubled: 1,
      unsent: 2,
      untimely: 2,
      acknowledged: 6,
      stored: 4,
      fromOutbox: 5,
    });
  },
);

/** One database is enough at the small size: `cms-faults.spec.ts` uses SQLite. */
const selectedDatabases = full ? databases : (['PostgreSQL'] as const);

for (const database of selectedDatabases) {
  test.describe(
    `leads while parts of the system are killed, on ${database}`,
    { tag: '@full' },
    () => {
      test.describe.configure({ mode: 'serial', timeout: sized(30, 5) * 60_000 });
      let system: LeadSystem;
      const title = () => `${test.info().title}, on ${database}`;

      test.beforeAll(async () => {
        system = await startLeadSystem(readSeed(), database);
      });

      test.afterAll(async () => {
        await system.stop();
      });

      test('loses and doubles no acknowledged lead while function host, CMS and database are killed', async () => {
        const run = {
          name: 'killed',
          count: sized(2_000, 200),
          kills: sized(21, 6),
          withKeys: true,
        };
        const found = await runUnderFaults(system, title(), run);
        expect(found.submissions).toHaveLength(run.count);
        expect(found.balance).toMatchObject({ lost: 0, doubled: 0, unsent: 0, untimely: 0 });
        expect(found.deadLetters).toBe(0);
        expect(countRefusals(found.sendings)).toBe(0);
        expect(found.endedByThemselves).toEqual([]);
        // Shows that the faults really happened.
        expect([...found.killed.keys()].sort()).toEqual(
          system.parts.map(({ name }) => name).sort(),
        );
        expect(found.sendings.length).toBeGreaterThan(run.count * 1.2);
        expect(found.balance.acknowledged).toBeGreaterThan(run.count / 2);
        expect(found.balance.fromOutbox).toBeGreaterThan(0);
      });

      test('the harness detects doubled leads when forms send no idempotency key', async () => {
        const run = { name: 'keyless', count: sized(400, 100), kills: 3, withKeys: false };
        const { balance } = await runUnderFaults(system, title(), run);
        expect(balance.doubled).toBeGreaterThan(0);
      });

      test('acknowledges leads at once while the CMS is down, and delivers them once after it returns', async () => {
        const [downMs, everyMs] = [sized(60, 15) * 1_000, 250];
        const reader = await logIn(system.cmsUrl, admin);
        const before = new Set((await readLeads(reader)).map(({ id }) => id));
        const gate = new Gate();
        const count = downMs / everyMs;
        const stopDraining = keepDraining(system.host);
        await system.cms.kill();
        const { siteUrl, captchaSecret, seed } = system;
        const crowd = { siteUrl, captchaSecret, seed, name: 'down', count, withKeys: true, gate };
        const visiting = sendForms(crowd);
        for (let entered = 0; entered < count; entered += 1) {
          gate.open(1);
          await wait(everyMs);
        }
        const { submissions, sendings } = await visiting;
        await system.cms.start();
        await stopDraining();
        await drainUntilEmpty(system.host, system.outbox);

        const leads = (await readLeads(reader)).filter(({ id }) => !before.has(id));
        // A lead keeps its time of acceptance, however late it is delivered.
        const balance = compare(submissions, leads, 0);
        const deadLetters = await countDeadLetters(reader);
        const killed = new Map([['CMS', 1]]);
        printFigures({
          title: title(),
          sendings,
          killed,
          lostAnswers: 0,
          balance,
          deadLetters,
        });
        expect(sendings.map(({ answer }) => answer).filter((answer) => answer !== '201')).toEqual(
          [],
        );
        expect(slowest(sendings)).toBeLessThan(3);
        expect(balance).toEqual({
          lost: 0,
          doubled: 0,
          unsent: 0,
          untimely: 0,
          acknowledged: count,
          stored: count,
          fromOutbox: sendings.length,
        });
        expect(deadLetters).toBe(0);
      });
    },
  );
}
